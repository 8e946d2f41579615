import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { id, queryText } from '../fields.ts';

/** Stands for every country. It is Greenland's in ISO 3166, which is therefore left out. */
export const GLOBAL_CODE = 'GL';

/** `flag` is the emoji; screens draw it as an image. */
export const country = z.object({
  id,
  code: z.string().regex(/^[A-Z]{2}$/),
  name: z.string(),
  slug: z.string(),
  flag: z.string(),
});
export type Country = z.infer<typeof country>;

export const listCountries = defineContract({
  id: 'countries.list',
  owner: 'geo',
  method: 'GET',
  path: '/api/countries',
  access: 'any',
  publicCache: { madeFrom: ['geo'] },
  summary: 'Lists all countries and Global: United Kingdom first, Global second, then by name.',
  responses: { 200: z.array(country) },
});

export const detectCountry = defineContract({
  id: 'countries.detect',
  owner: 'geo',
  method: 'GET',
  path: '/api/geo-detect',
  access: 'any',
  summary:
    "Returns the country of the caller's IP address, from an offline database; never cached.",
  responses: { 200: country.pick({ name: true, code: true, slug: true, flag: true }) },
  messages: { 404: 'No country is known for this address.' },
});

/** Called by services that locate an address, such as for the launcher's restrictions. */
export const locateAddress = defineContract({
  id: 'countries.locate',
  owner: 'geo',
  method: 'GET',
  path: '/internal/locate',
  access: 'internal',
  summary: 'Returns the country code of an IP address, or null.',
  query: z.object({ address: queryText }),
  responses: { 200: z.object({ code: country.shape.code.nullable() }) },
});
