import type { ClassNames } from 'react-day-picker';

const navigation =
  'grid size-9 place-items-center rounded-md text-ink hover:bg-sunken disabled:text-ink-faint aria-disabled:text-ink-faint [&_svg]:size-5 [&_svg]:fill-current';

/** The calendar in the colours and measures of the kit. */
export const calendarStyle: Partial<ClassNames> = {
  root: 'w-full max-w-80',
  months: 'relative',
  month_caption: 'flex h-9 items-center justify-center font-semibold',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: navigation,
  button_next: navigation,
  month_grid: 'mt-2 w-full border-collapse',
  weekday: 'h-8 text-xs font-semibold text-ink-muted',
  day: 'p-0 text-center',
  day_button:
    'inline-grid size-10 place-items-center rounded-md text-[0.9375rem] tabular-nums hover:bg-sunken [[data-selected]_&]:bg-primary [[data-selected]_&]:font-semibold [[data-selected]_&]:text-on-primary [[data-today]_&]:font-bold disabled:text-ink-faint',
  outside: 'text-ink-faint',
  disabled: 'text-ink-faint',
};
