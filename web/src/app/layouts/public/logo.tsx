import { Link } from 'react-router-dom';
import { useConfig } from '../../../config/config-context.ts';
import { paths } from '../../../config/paths.ts';

/** Three reels coming to rest. */
function Mark() {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className="size-8 shrink-0">
      <rect width="32" height="32" rx="9" className="fill-stage" />
      <rect x="6.5" y="13" width="5" height="12" rx="2.5" fill="#d2f04a" />
      <rect x="13.5" y="7" width="5" height="12" rx="2.5" fill="#d2f04a" />
      <rect x="20.5" y="10" width="5" height="12" rx="2.5" fill="#d2f04a" />
    </svg>
  );
}

export function Logo() {
  const { productName } = useConfig();
  return (
    <Link
      to={paths.home}
      className="flex max-w-full min-w-0 items-center gap-2.5 py-1.5"
      aria-label={`${productName}, home`}
    >
      <Mark />
      <span className="truncate font-display text-[1.375rem] leading-tight font-extrabold tracking-tight">
        {productName}
      </span>
    </Link>
  );
}
