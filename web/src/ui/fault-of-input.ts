const FAULTS: Readonly<Record<string, string>> = {
  number: 'Enter a number',
  date: 'Enter a date',
  'datetime-local': 'Enter a date and a time',
};

/**
 * The reason why the text of an input stands for no value: its value is '' then, as if it were empty, and would be
 * taken for "none".
 */
export function faultOfInput(input: unknown): string | undefined {
  if (!(input instanceof HTMLInputElement) || !input.validity.badInput) return undefined;
  return FAULTS[input.type];
}

/** The faults of the inputs of a form or fieldset, by the names of these inputs. */
export const faultsOfInputs = ({ elements }: HTMLFormElement | HTMLFieldSetElement) =>
  [...elements].flatMap((input) => {
    const message = faultOfInput(input);
    return message === undefined ? [] : [{ path: input.getAttribute('name') ?? '', message }];
  });
