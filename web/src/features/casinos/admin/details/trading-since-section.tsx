import { formatLongDate } from '../../../../ui/format.ts';
import { useCasinoOnScreen } from '../casino-on-screen.ts';
import { SaveBar, Section } from '../section.tsx';
import { useEditor } from '../use-editor.ts';
import { DayCalendar } from './day-calendar.tsx';

/** First day of business, picked from a calendar. */
export function TradingSinceSection() {
  const { casino, save } = useCasinoOnScreen();
  const { draft, saving, open, change, close, save: saveDraft } = useEditor<string | null>();
  const { tradingSince } = casino;
  if (draft === undefined) {
    return (
      <Section title="Trading Since" onEdit={() => open(tradingSince)}>
        <p className={tradingSince === null ? 'text-ink-muted' : undefined}>
          {(tradingSince && formatLongDate(tradingSince)) ?? 'Not specified'}
        </p>
      </Section>
    );
  }
  return (
    <Section title="Trading Since">
      <DayCalendar day={draft} onPick={(day) => change(() => day)} />
      <p aria-live="polite" className="text-[0.9375rem]">
        {draft === null ? 'No date selected' : `Selected: ${formatLongDate(draft) ?? draft}`}
      </p>
      <SaveBar
        busy={saving}
        onSave={() =>
          void saveDraft((day) =>
            save({ tradingSince: day }, 'Failed to update trading since date'),
          )
        }
        onCancel={close}
      />
    </Section>
  );
}
