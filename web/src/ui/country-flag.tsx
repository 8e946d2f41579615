import { GLOBAL_CODE } from '@slots/contracts/geo/countries';
import { clsx } from 'clsx';
import { Globe } from 'lucide-react';

interface CountryFlagProps {
  /** Two letters of ISO 3166, or GL for Global. */
  readonly code: string;
  /** Sets its width; the height follows. */
  readonly className?: string;
}

/** A flag, for the eye alone: the country's name stands beside it. */
export function CountryFlag({ code, className }: CountryFlagProps) {
  const shape = clsx('aspect-3/2 w-6 shrink-0 rounded-[3px]', className);
  if (code === GLOBAL_CODE) {
    return (
      <span aria-hidden className={clsx(shape, 'grid place-items-center')}>
        <Globe className="h-full" />
      </span>
    );
  }
  return (
    <img
      src={`/flags/${code.toUpperCase()}.svg`}
      alt=""
      width={24}
      height={16}
      loading="lazy"
      decoding="async"
      className={clsx(shape, 'bg-sunken object-cover shadow-[0_0_0_1px_rgb(0_0_0/0.12)]')}
    />
  );
}
