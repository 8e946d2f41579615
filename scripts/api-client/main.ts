// Writes the types of the API's client anew from the contracts: npm run api-client
import { writeFileSync } from 'node:fs';
import { API_TYPES, currentTypes } from './current-types.ts';

writeFileSync(API_TYPES, await currentTypes());
console.log(`${API_TYPES} is what the contracts say.`);
