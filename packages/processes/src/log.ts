/** Tells the person at the terminal one step in plain words. */
export type Log = (line: string) => void;

/** For tests and benches, whose results are on standard output. */
export const logToStderr: Log = (line) => void process.stderr.write(`${line}\n`);
