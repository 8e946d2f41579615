/** Tells the person at the terminal one step in plain words. */
export type Log = (line: string) => void;
