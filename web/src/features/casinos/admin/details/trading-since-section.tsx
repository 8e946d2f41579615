import { formatLongDate } from '../../../../ui/format.ts';
import { type CasinoOnScreen, useCasinoOnScreen } from '../casino-on-screen.ts';
import { SaveBar, Section } from '../section.tsx';
import { useEditor } from '../use-editor.ts';
import { DayCalendar } from './day-calendar.tsx';

interface DayDraft extends Pick<CasinoOnScreen, 'save'> {
  readonly day: string | null;
}

/** First day of business, picked from a calendar. */
export function TradingSinceSection() {
  const { casino, save } = useCasinoOnScreen();
  const { draft, saving, open, change, close, save: saveDraft } = useEditor<DayDraft>();
  const { tradingSince } = casino;
  if (draft === undefined) {
    return (
      <Section title="Trading Since" onEdit={() => open({ day: tradingSince, save })}>
        <p className={tradingSince === null ? 'text-ink-muted' : undefined}>
          {(tradingSince && formatLongDate(tradingSince)) ?? 'Not specified'}
        </p>
      </Section>
    );
  }
  const { day } = draft;
  return (
    <Section title="Trading Since">
      <DayCalendar
        day={day}
        onPick={(picked) => change((before) => ({ ...before, day: picked }))}
      />
      <p aria-live="polite" className="text-[0.9375rem]">
        {day === null ? 'No date selected' : `Selected: ${formatLongDate(day) ?? day}`}
      </p>
      <SaveBar
        busy={saving}
        onSave={() =>
          void saveDraft((opened) =>
            opened.save({ tradingSince: opened.day }, 'Failed to update trading since date'),
          )
        }
        onCancel={close}
      />
    </Section>
  );
}
