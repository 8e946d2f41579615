import { EARLIEST_DAY, LATEST_DAY } from '@slots/contracts/casino/casino-entity';
import { useState } from 'react';
import { type ClassNames, DayPicker } from 'react-day-picker';
import { Button } from '../../../../ui/button.tsx';
import { Select } from '../../../../ui/select.tsx';

const RECENT_YEARS = 30;
const STEPS = [-5, -1, 1, 5] as const;
/** With the day's number as in the calendar: 'Friday 15 June 2001'. */
const DAY_IN_WORDS = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full' });
const FIRST_MONTH = stepYears(dateOf(EARLIEST_DAY), 0);
const LAST_MONTH = stepYears(dateOf(LATEST_DAY), 0);

const navigation =
  'grid size-9 place-items-center rounded-md text-ink hover:bg-sunken disabled:text-ink-faint aria-disabled:text-ink-faint [&_svg]:size-5 [&_svg]:fill-current';

/** The calendar in the colours and measures of the kit. */
const calendarStyle: Partial<ClassNames> = {
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

/** A day text as the calendar's date: midnight of the browser's own zone. */
function dateOf(day: string): Date {
  return new Date(`${day}T00:00`);
}

/** The calendar's date as YYYY-MM-DD, as Swedish dates are written, whatever the zone. */
function dayOf(date: Date): string {
  return date.toLocaleDateString('sv-SE');
}

/** Newest first. */
function recentYears(): number[] {
  const now = new Date().getFullYear();
  return Array.from({ length: RECENT_YEARS }, (_year, index) => now - index);
}

/** The first of the same month, `years` years later or, if negative, earlier. */
function stepYears(month: Date, years: number): Date {
  return new Date(month.getFullYear() + years, month.getMonth(), 1);
}

interface DayCalendarProps {
  /** YYYY-MM-DD */
  readonly day: string | null;
  readonly onPick: (day: string | null) => void;
}

/** Day picker within the allowed range: by year, in steps of years, and month by month. */
export function DayCalendar({ day, onPick }: DayCalendarProps) {
  const chosen = day === null ? undefined : dateOf(day);
  const [month, setMonth] = useState(() => chosen ?? new Date());
  const year = month.getFullYear();
  const recent = recentYears();
  const years = recent.includes(year) ? recent : [year, ...recent];

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Select
          aria-label="Year"
          className="h-9! w-28!"
          options={years.map((entry) => ({ value: String(entry), label: String(entry) }))}
          value={String(year)}
          onValueChange={(wanted) => setMonth(stepYears(month, Number(wanted) - year))}
        />
        <fieldset className="flex gap-1.5">
          <legend className="sr-only">Change year</legend>
          {STEPS.map((step) => {
            const sign = step > 0 ? `+${step}` : String(step);
            const next = stepYears(month, step);
            return (
              <Button
                key={step}
                variant="secondary"
                size="sm"
                aria-label={`${sign} ${Math.abs(step) === 1 ? 'year' : 'years'}`}
                disabled={next < FIRST_MONTH || next > LAST_MONTH}
                onClick={() => setMonth(next)}
              >
                {sign}
              </Button>
            );
          })}
        </fieldset>
      </div>
      <DayPicker
        mode="single"
        weekStartsOn={1}
        showOutsideDays
        startMonth={FIRST_MONTH}
        endMonth={LAST_MONTH}
        month={month}
        onMonthChange={setMonth}
        selected={chosen}
        onSelect={(date) => onPick(date ? dayOf(date) : null)}
        labels={{ labelDayButton: (date) => DAY_IN_WORDS.format(date) }}
        classNames={calendarStyle}
      />
    </div>
  );
}
