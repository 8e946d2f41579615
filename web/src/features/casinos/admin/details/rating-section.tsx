import { useState } from 'react';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { useCasinoOnScreen } from '../casino-on-screen.ts';
import { SaveBar, Section } from '../section.tsx';
import { useEditor } from '../use-editor.ts';
import { StarPicker, Stars } from './stars.tsx';

const RATING = /^(?:[0-4](?:\.\d)?|5(?:\.0)?)$/;
const RATING_REFUSED = 'Rating must be a number from 0 to 5 with at most one decimal';

/** Half a star by a click, any tenth by typing. */
export function RatingSection() {
  const { casino, save } = useCasinoOnScreen();
  const { draft, saving, open, change, close, save: saveDraft } = useEditor<string>();
  const [error, setError] = useState<string>();
  const { rating } = casino;

  function send(): void {
    if (draft === undefined) return;
    const typed = draft.trim();
    if (!RATING.test(typed)) return setError(RATING_REFUSED);
    setError(undefined);
    void saveDraft(() =>
      save({ rating: typed }, 'Failed to update the casino rating. Please try again.'),
    );
  }

  function edit(typed: string): void {
    setError(undefined);
    change(() => typed);
  }

  if (draft === undefined) {
    return (
      <Section title="Rating" onEdit={() => open(rating ?? '0')}>
        {rating === null ? (
          <p className="text-ink-muted">Not rated yet</p>
        ) : (
          <div className="flex items-center gap-3">
            <Stars value={Number(rating)} />
            <span className="font-semibold tabular-nums">{rating}</span>
            <span className="sr-only">out of 5 stars</span>
          </div>
        )}
      </Section>
    );
  }
  return (
    <Section title="Rating">
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <StarPicker
          value={RATING.test(draft) ? Number(draft) : 0}
          onPick={(stars) => edit(String(stars))}
        />
        <Field label="Rating" hint="From 0 to 5, with at most one decimal." error={error}>
          {(control) => (
            <Input
              {...control}
              type="number"
              min={0}
              max={5}
              step={0.5}
              inputMode="decimal"
              className="max-w-32"
              value={draft}
              onChange={(event) => edit(event.target.value)}
            />
          )}
        </Field>
        <SaveBar busy={saving} onSave={send} onCancel={close} />
      </form>
    </Section>
  );
}
