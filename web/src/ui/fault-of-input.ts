const FAULTS: Readonly<Record<string, string>> = {
  number: 'Enter a number',
  date: 'Enter a date',
};

/**
 * The reason why the text of an input stands for no value: its value is '' then, as if it were empty, and would be
 * taken for "none".
 */
export function faultOfInput(input: unknown): string | undefined {
  if (!(input instanceof HTMLInputElement) || !input.validity.badInput) return undefined;
  return FAULTS[input.type];
}
