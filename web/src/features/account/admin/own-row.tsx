import type { ReactNode } from 'react';

interface OwnRowProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly nameTitle?: string;
  /** Badges beside the name. */
  readonly badges?: ReactNode;
  readonly details: readonly string[];
  /** Buttons. */
  readonly children: ReactNode;
}

/** One of the things in a list that belong to an account: a session, a key, a second factor. */
export function OwnRow({ icon, name, nameTitle, badges, details, children }: OwnRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4 first:pt-0 last:pb-0">
      <span
        aria-hidden
        className="grid size-11 shrink-0 place-items-center rounded-md bg-tint text-on-tint [&_svg]:size-5"
      >
        {icon}
      </span>
      <div className="min-w-48 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold" title={nameTitle}>
          <span className="min-w-0 break-words">{name}</span>
          {badges}
        </p>
        {details.map((detail) => (
          <p key={detail} className="text-sm text-ink-muted">
            {detail}
          </p>
        ))}
      </div>
      <span className="flex flex-wrap gap-2 empty:hidden">{children}</span>
    </li>
  );
}
