import { readStoredText, storeText } from '../../../api/stored-text.ts';

/** Necessary for the requested game, so it needs no consent. It does not identify the visitor. */
const STORAGE_KEY = 'age_proof';

/** This browser's proof of age, if any; the server knows whether it is still valid. */
export function ageProof(): string | undefined {
  return readStoredText(STORAGE_KEY) ?? undefined;
}

export function storeAgeProof(proof: string): void {
  storeText(STORAGE_KEY, proof);
}
