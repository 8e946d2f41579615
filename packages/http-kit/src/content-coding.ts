import Negotiator from 'negotiator';

/** The coding of a body. */
export type Coding = 'identity' | 'br' | 'gzip';

/** Smallest first, all as quick to read. */
const PREFERRED: readonly Coding[] = ['br', 'gzip', 'identity'];

/** Chooses the coding for a client that accepts these (the value of Accept-Encoding). */
export function chooseCoding(acceptEncoding: string): Coding {
  const headers = { 'accept-encoding': acceptEncoding };
  const accepted = new Negotiator({ headers }).encodings([...PREFERRED]);
  return PREFERRED.find((coding) => accepted.includes(coding)) ?? 'identity';
}
