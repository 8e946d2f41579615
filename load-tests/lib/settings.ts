/** A whole number from the environment, or what holds without one. */
export function whole(name: string, otherwise: number): number {
  const text = __ENV[name];
  if (text === undefined || text === '') return otherwise;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new Error(`${name} must be a whole number from 1`);
  return value;
}

/** A text from the environment, such as '30s' or '2m' for a time, or what holds without one. */
export function text(name: string, otherwise: string): string {
  return __ENV[name] || otherwise;
}
