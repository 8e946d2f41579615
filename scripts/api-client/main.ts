// Writes what follows from the contracts, the types of the API's client and the figures of docs/security.md: npm run api-client
import { readFileSync, writeFileSync } from 'node:fs';
import { SECURITY_PAGE, withCounts } from '../check/contract-counts.ts';
import { API_TYPES, writeApiTypes } from './write-types.ts';

await writeApiTypes();
writeFileSync(SECURITY_PAGE, withCounts(readFileSync(SECURITY_PAGE, 'utf8')));
console.log(`${API_TYPES} and ${SECURITY_PAGE} are what the contracts say.`);
