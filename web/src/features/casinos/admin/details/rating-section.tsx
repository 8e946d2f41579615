import { casinoEntity, MAX_RATING } from '@slots/contracts/casino/casino-entity';
import { useState } from 'react';
import { Field } from '../../../../ui/field.tsx';
import { Input } from '../../../../ui/input.tsx';
import { type CasinoOnScreen, useCasinoOnScreen } from '../casino-on-screen.ts';
import { SaveBar, Section } from '../section.tsx';
import { useEditor } from '../use-editor.ts';
import { StarPicker, Stars } from './stars.tsx';

const { write } = casinoEntity.fields.rating;

interface RatingDraft extends Pick<CasinoOnScreen, 'save'> {
  readonly typed: string;
}

/** Half a star by a click, any tenth by typing. */
export function RatingSection() {
  const { casino, save } = useCasinoOnScreen();
  const { draft, saving, open, change, close, save: saveDraft } = useEditor<RatingDraft>();
  const [error, setError] = useState<string>();
  const { rating } = casino;

  function send(): void {
    if (draft === undefined) return;
    const { data, error: refused } = write.safeParse(draft.typed);
    if (refused) return setError(refused.issues[0]?.message);
    setError(undefined);
    void saveDraft(({ save: saveOpened }) =>
      saveOpened({ rating: data }, 'Failed to update the casino rating. Please try again.'),
    );
  }

  function edit(typed: string): void {
    setError(undefined);
    change((before) => ({ ...before, typed }));
  }

  function cancel(): void {
    setError(undefined);
    close();
  }

  if (draft === undefined) {
    return (
      <Section title="Rating" onEdit={() => open({ typed: rating ?? '0', save })}>
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
          value={write.safeParse(draft.typed).success ? Number(draft.typed) : 0}
          onPick={(stars) => edit(String(stars))}
        />
        <Field
          label="Rating"
          hint={`From 0 to ${MAX_RATING}, with at most one decimal.`}
          error={error}
        >
          {(control) => (
            <Input
              {...control}
              type="number"
              min={0}
              max={MAX_RATING}
              step={0.5}
              inputMode="decimal"
              className="max-w-32"
              value={draft.typed}
              onChange={(event) => edit(event.target.value)}
            />
          )}
        </Field>
        <SaveBar busy={saving} onSave={send} onCancel={cancel} />
      </form>
    </Section>
  );
}
