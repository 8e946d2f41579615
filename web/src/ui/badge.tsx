import { clsx } from 'clsx';
import type { HTMLAttributes } from 'react';

const BASE =
  'inline-flex items-center gap-1 rounded-sm px-2 py-0.5 text-xs leading-5 font-semibold whitespace-nowrap [&_svg]:size-3.5';

const VARIANTS = {
  neutral: 'bg-sunken text-ink-muted',
  tint: 'bg-tint text-on-tint',
  accent: 'bg-accent text-on-accent',
  success: 'bg-success-tint text-on-success-tint',
  warning: 'bg-warning-tint text-on-warning-tint',
  danger: 'bg-danger-tint text-on-danger-tint',
  info: 'bg-info-tint text-on-info-tint',
  outline: 'border border-line-strong text-ink-muted',
  stage: 'bg-on-stage/12 text-on-stage',
} as const;

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  readonly variant?: keyof typeof VARIANTS | undefined;
  /** For long names: wraps into several lines. */
  readonly wraps?: boolean;
}

/** The look of a badge, for a link that is one. */
export const badgeStyle = (variant: keyof typeof VARIANTS, wraps: boolean) =>
  clsx(BASE, VARIANTS[variant], wraps && 'max-w-full wrap-anywhere whitespace-normal!');

/** A short state or kind beside a name. */
export function Badge({ variant = 'neutral', wraps = false, className, ...rest }: BadgeProps) {
  return <span {...rest} className={clsx(badgeStyle(variant, wraps), className)} />;
}
