import { clsx } from 'clsx';
import { useConfig } from '../config/config-context.ts';

/** Marks every offer as paid, and for adults. */
export function AdMark({ className }: { readonly className?: string }) {
  const { minAge } = useConfig().visitor;
  return (
    <p className={clsx('flex items-center gap-2 text-xs text-ink-faint', className)}>
      <strong className="rounded-full border border-current px-1.5 py-px text-[0.6875rem] leading-4 font-bold">
        {`${minAge}+`}
      </strong>
      <span>Ad: we may earn commission</span>
    </p>
  );
}
