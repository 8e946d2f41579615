import { clsx } from 'clsx';
import { LoaderCircle } from 'lucide-react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

const BASE = [
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-md font-semibold whitespace-nowrap select-none',
  'transition-[background-color,color,border-color,transform,box-shadow] duration-150 ease-out',
  'active:translate-y-px focus-visible:rounded-md',
  'disabled:cursor-not-allowed disabled:opacity-55 disabled:active:translate-y-0 aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
  '[&_svg]:size-[1.15em] [&_svg]:shrink-0',
];

const VARIANTS = {
  primary: 'bg-primary text-on-primary hover:not-disabled:bg-primary-hover',
  accent: 'bg-accent text-on-accent hover:not-disabled:bg-accent-hover',
  secondary:
    'border border-line-strong bg-surface text-ink hover:not-disabled:border-ink hover:not-disabled:bg-sunken',
  ghost: 'text-ink hover:not-disabled:bg-sunken',
  danger: 'bg-danger text-on-danger hover:not-disabled:bg-danger-hover',
  stage:
    'border border-on-stage/45 text-on-stage hover:not-disabled:border-on-stage hover:not-disabled:bg-on-stage/10',
  link: 'text-link underline decoration-1 underline-offset-4 hover:not-disabled:decoration-2',
} as const;

const SIZES = {
  sm: 'h-9 px-3 text-sm',
  md: 'h-11 px-4 text-[0.9375rem]',
  lg: 'h-13 px-6 text-base',
  icon: 'size-11',
  'icon-sm': 'size-9',
} as const;

interface ButtonVariants {
  readonly variant?: keyof typeof VARIANTS | undefined;
  readonly size?: keyof typeof SIZES | undefined;
}

/** Classes of everything that looks like a button. */
export function buttonVariants({ variant = 'primary', size = 'md' }: ButtonVariants): string {
  return clsx(BASE, VARIANTS[variant], SIZES[size], variant === 'link' && 'h-auto! px-0!');
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonVariants {
  /** Shows a spinner and blocks further presses; the label stays. */
  readonly busy?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button({ variant, size, busy = false, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled === true || busy}
      aria-busy={busy || undefined}
      className={clsx(buttonVariants({ variant, size }), className)}
    >
      {busy && <LoaderCircle aria-hidden className="animate-spin" />}
      {children}
    </button>
  );
}

export interface LinkButtonProps extends LinkProps, ButtonVariants {}

/** A link that looks like a button: for navigation, where Button is for actions. */
export function LinkButton({ variant, size, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={clsx(buttonVariants({ variant, size }), className)} />;
}

export interface IconButtonProps extends Omit<ButtonProps, 'size' | 'children' | 'aria-label'> {
  /** Accessible name, for those who cannot see the icon. */
  readonly label: string;
  readonly size?: 'icon' | 'icon-sm';
  readonly children: ButtonProps['children'];
}

export function IconButton({ label, variant = 'ghost', size = 'icon', ...rest }: IconButtonProps) {
  return <Button {...rest} variant={variant} size={size} aria-label={label} />;
}
