import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';

const VARIANTS = {
  info: 'bg-info-tint text-on-info-tint',
  success: 'bg-success-tint text-on-success-tint',
  warning: 'bg-warning-tint text-on-warning-tint',
  danger: 'bg-danger-tint text-on-danger-tint',
} as const;

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

interface AlertProps {
  readonly variant?: keyof typeof VARIANTS | undefined;
  /** A state that is no news, such as that of each record in a list: it is not read out by itself. */
  readonly standing?: boolean;
  readonly title?: string;
  readonly children?: ReactNode;
  readonly onDismiss?: () => void;
  readonly className?: string;
}

/** A message that belongs to the page, not to a moment. Danger is read out immediately. */
export function Alert(props: AlertProps) {
  const { variant = 'info', standing = false, title, children, onDismiss, className } = props;
  const Icon = ICONS[variant];
  return (
    <div
      role={variant === 'danger' && !standing ? 'alert' : undefined}
      className={clsx(
        'flex items-start gap-3 rounded-md px-4 py-3 text-[0.9375rem]',
        VARIANTS[variant],
        className,
      )}
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {children}
      </div>
      {onDismiss && (
        <button
          type="button"
          aria-label="Dismiss"
          onClick={onDismiss}
          className="-my-1 -mr-1.5 grid size-8 shrink-0 place-items-center rounded-sm hover:bg-black/10"
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
    </div>
  );
}
