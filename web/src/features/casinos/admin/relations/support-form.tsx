import type { CustomerSupportType } from '@slots/contracts/casino/reference-data';
import { MAX_LINE_LENGTH } from '@slots/contracts/text-limits';
import { Checkbox, Labelled } from '../../../../ui/choice.tsx';
import { Input } from '../../../../ui/input.tsx';

/** Texts of the chosen kinds by their id. */
export type SupportValues = ReadonlyMap<number, string>;

interface SupportFormProps {
  readonly types: readonly CustomerSupportType[];
  readonly values: SupportValues;
  readonly onChange: (next: (values: SupportValues) => SupportValues) => void;
}

/** Kinds of support as checkboxes, with a text field for each checked one. */
export function SupportForm({ types, values, onChange }: SupportFormProps) {
  function set(id: number, value: string | undefined): void {
    onChange((now) => {
      const next = new Map(now);
      if (value === undefined) next.delete(id);
      else next.set(id, value);
      return next;
    });
  }

  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="sr-only">Customer support options</legend>
      {types.map(({ id, name }) => {
        const value = values.get(id);
        return (
          <div key={id} className="flex flex-col gap-2">
            <Labelled label={name}>
              {(control) => (
                <Checkbox
                  id={control}
                  checked={value !== undefined}
                  onCheckedChange={(state) => set(id, state === true ? '' : undefined)}
                />
              )}
            </Labelled>
            {value !== undefined && (
              <Input
                aria-label={`Details of ${name}`}
                placeholder="Address, number or hours"
                maxLength={MAX_LINE_LENGTH}
                className="ml-8 w-[calc(100%-2rem)]! max-w-lg"
                value={value}
                onChange={(event) => set(id, event.target.value)}
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
