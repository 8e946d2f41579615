import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { Button } from '../../../../ui/button.tsx';
import { Select } from '../../../../ui/select.tsx';
import { calendarStyle } from './calendar-style.ts';
import {
  dateOf,
  dayInWords,
  dayOf,
  FIRST_MONTH,
  LAST_MONTH,
  recentYears,
  stepYears,
} from './days.ts';

const STEPS = [-5, -1, 1, 5] as const;

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
  const years = recentYears();

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Select
          aria-label="Year"
          className="h-9! w-28!"
          options={(years.includes(year) ? years : [year, ...years]).map((entry) => ({
            value: String(entry),
            label: String(entry),
          }))}
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
        labels={{ labelDayButton: dayInWords }}
        classNames={calendarStyle}
      />
    </div>
  );
}
