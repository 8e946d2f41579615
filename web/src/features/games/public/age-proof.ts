import { readStoredText, storeText } from '../../../api/stored-text.ts';

/** Necessary for what the visitor asked for, so it needs no consent. It says nothing of who somebody is. */
const STORAGE_KEY = 'age_proof';

/** The proof of age of this browser's visitor, if there is one; whether it is still good the server knows. */
export function ageProof(): string | undefined {
  return readStoredText(STORAGE_KEY) ?? undefined;
}

export function storeAgeProof(proof: string): void {
  storeText(STORAGE_KEY, proof);
}
