/** Factor by which pages of a browser run slower than the machine, and waits for them may take longer. */
export const SLOWNESS = Number(process.env['SLOW_BROWSER'] ?? 1);
