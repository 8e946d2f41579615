/** An entry of a list that casinos choose from. */
export interface ChoiceEntry {
  readonly id: number;
  readonly name?: string | null;
  /** A currency has no name. */
  readonly code?: string;
  readonly symbol?: string;
}

/** What an entry is called: by its id where it has no name, since its owner is down. */
export function choiceLabel({ id, name, code, symbol }: ChoiceEntry): string {
  if (name) return name;
  return symbol === undefined || code === undefined ? `ID: ${id}` : `${code} (${symbol})`;
}
