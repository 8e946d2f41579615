import { type ReactNode, useCallback } from 'react';
import { Checklist } from '../../../../ui/checklist.tsx';
import { Chip } from '../../../../ui/chip.tsx';
import { toggled } from '../../../../ui/toggled.ts';
import { type Fetched, SaveBar, Section, WaitingSection } from '../section.tsx';
import { useEditor } from '../use-editor.ts';
import { type ChoiceEntry, choiceLabel } from './choice-label.ts';

export interface Choice {
  readonly id: number;
  readonly label: string;
}

interface ChoiceQuery extends Fetched {
  readonly data?: readonly ChoiceEntry[] | undefined;
}

interface ChoiceSectionProps {
  readonly title: string;
  readonly about: string;
  /** Query of all options. */
  readonly list: ChoiceQuery;
  readonly listFailed: string;
  /** Query of the casino's choices. */
  readonly current: ChoiceQuery;
  readonly currentFailed: string;
  /** Text for a casino that has none. */
  readonly none: string;
  /** Saves the full list and reports the outcome. False keeps the editor open. */
  readonly onSave: (ids: number[]) => Promise<boolean>;
  /** Removes one without the editor. */
  readonly onRemove?: (choice: Choice) => void;
  /** Further actions outside the editor. */
  readonly actions?: ReactNode;
  /** Another input in the editor. */
  readonly renderUpload?: (
    draft: readonly string[],
    add: (values: readonly string[]) => void,
  ) => ReactNode;
}

/** A casino's choices from a list: read as chips, edited as checkboxes, saved as a whole. */
export function ChoiceSection(props: ChoiceSectionProps) {
  const { title, about, list, current, none, onSave, onRemove } = props;
  const { draft, saving, open, change, close, save } = useEditor<readonly string[]>();
  const toggle = useCallback(
    (value: string, on: boolean) => change((now) => toggled(now, value, on)),
    [change],
  );

  if (!list.data || !current.data) {
    const queries = [
      { ...list, failed: props.listFailed },
      { ...current, failed: props.currentFailed },
    ];
    return <WaitingSection title={title} about={about} queries={queries} />;
  }
  if (draft) {
    const options = list.data.map((entry) => ({
      value: String(entry.id),
      label: choiceLabel(entry),
    }));
    return (
      <Section title={title} about={about}>
        {props.renderUpload?.(draft, (values) =>
          change((now) => [...new Set([...now, ...values])]),
        )}
        <Checklist
          label={title}
          options={options}
          chosen={new Set(draft)}
          onToggle={toggle}
          onSelectAll={() => change(() => options.map(({ value }) => value))}
          onClearAll={() => change(() => [])}
        />
        <p aria-live="polite" className="text-sm text-ink-muted">{`${draft.length} selected`}</p>
        <SaveBar
          busy={saving}
          onSave={() => void save((values) => onSave(values.map(Number)))}
          onCancel={close}
        />
      </Section>
    );
  }
  const chosen = current.data.map((entry) => ({ id: entry.id, label: choiceLabel(entry) }));
  return (
    <Section title={title} about={about} onEdit={() => open(chosen.map(({ id }) => String(id)))}>
      {chosen.length === 0 ? (
        <p className="text-ink-muted">{none}</p>
      ) : (
        <ul aria-label={title} className="flex flex-wrap gap-2">
          {chosen.map((choice) => (
            <li key={choice.id} className="max-w-full">
              <Chip
                {...(onRemove && {
                  onRemove: () => onRemove(choice),
                  removeLabel: `Remove ${choice.label}`,
                })}
              >
                {choice.label}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      {props.actions}
    </Section>
  );
}
