import { type ReactNode, useCallback, useMemo } from 'react';
import { Checklist } from '../../../../ui/checklist.tsx';
import { Chip } from '../../../../ui/chip.tsx';
import { type Fetched, SaveBar, Section, WaitingSection } from '../section.tsx';
import { useEditor } from '../use-editor.ts';

export interface Choice {
  readonly id: number;
  readonly label: string;
}

interface ChoiceSectionProps {
  readonly title: string;
  readonly about: string;
  /** Query of all options. */
  readonly list: Fetched;
  readonly options: readonly Choice[] | undefined;
  readonly listFailed: string;
  /** Query of the casino's choices. */
  readonly current: Fetched;
  readonly chosen: readonly Choice[] | undefined;
  readonly chosenFailed: string;
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
    draft: ReadonlySet<string>,
    add: (values: readonly string[]) => void,
  ) => ReactNode;
  readonly children?: ReactNode;
}

/** A casino's choices from a list: read as chips, edited as checkboxes, saved as a whole. */
export function ChoiceSection(props: ChoiceSectionProps) {
  const { title, about, list, options, current, chosen, none, onSave, onRemove } = props;
  const editor = useEditor<ReadonlySet<string>>();
  const { draft, saving, open, change, close, save } = editor;
  const entries = useMemo(
    () => options?.map(({ id, label }) => ({ value: String(id), label })),
    [options],
  );
  const toggle = useCallback(
    (value: string, on: boolean) =>
      change((now) => {
        const next = new Set(now);
        if (on) next.add(value);
        else next.delete(value);
        return next;
      }),
    [change],
  );
  const failure = failureOf(props);

  if (failure || !entries || !chosen) {
    const queries = [list, current];
    return <WaitingSection title={title} about={about} queries={queries} failure={failure} />;
  }
  if (draft) {
    return (
      <Section title={title} about={about}>
        {props.renderUpload?.(draft, (values) => change((now) => new Set([...now, ...values])))}
        <Checklist
          label={title}
          options={entries}
          chosen={draft}
          onToggle={toggle}
          onSelectAll={() => change(() => new Set(entries.map(({ value }) => value)))}
          onClearAll={() => change(() => new Set())}
        />
        <p aria-live="polite" className="text-sm text-ink-muted">{`${draft.size} selected`}</p>
        <SaveBar
          busy={saving}
          onSave={() => void save((values) => onSave([...values].map(Number)))}
          onCancel={close}
        />
      </Section>
    );
  }
  return (
    <Section
      title={title}
      about={about}
      onEdit={() => open(new Set(chosen.map(({ id }) => String(id))))}
    >
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
      {props.children}
    </Section>
  );
}

function failureOf(props: ChoiceSectionProps) {
  const { list, current, options, chosen } = props;
  if (list.error && !list.isFetching && !options) {
    return { error: list.error, fixed: props.listFailed };
  }
  if (current.error && !current.isFetching && !chosen) {
    return { error: current.error, fixed: props.chosenFailed };
  }
  return undefined;
}
