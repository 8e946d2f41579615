import { z } from 'zod';
import { defineContract } from '../contract.ts';

const PATH = '/api/demo-earnings';

export const getDemoEarnings = defineContract({
  id: 'demoEarnings.get',
  owner: 'affiliate',
  method: 'GET',
  path: PATH,
  access: 'managers',
  summary: 'Whether clicks, conversions and deals of the demo data are among the figures.',
  responses: { 200: z.object({ present: z.boolean() }) },
});

export const removeDemoEarnings = defineContract({
  id: 'demoEarnings.remove',
  owner: 'affiliate',
  method: 'DELETE',
  path: PATH,
  access: 'super',
  summary:
    'Removes the clicks, conversions and deals of the demo data from all figures, and nothing else; how many of each. Again it finds none.',
  timeoutMs: 60_000,
  responses: { 200: z.object({ clicks: z.int(), conversions: z.int(), deals: z.int() }) },
});
