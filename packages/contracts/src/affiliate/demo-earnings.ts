import { z } from 'zod';
import { defineContract } from '../contract.ts';

const PATH = '/api/demo-earnings';

export const getDemoEarnings = defineContract({
  id: 'demoEarnings.get',
  owner: 'affiliate',
  method: 'GET',
  path: PATH,
  access: 'managers',
  summary: 'Tells whether the figures include demo data: clicks, conversions and deals.',
  responses: { 200: z.object({ present: z.boolean() }) },
});

export const removeDemoEarnings = defineContract({
  id: 'demoEarnings.remove',
  owner: 'affiliate',
  method: 'DELETE',
  path: PATH,
  access: 'super',
  summary:
    'Removes the demo data from all figures: its clicks, conversions and deals, and nothing else. Returns how many of each; a repeated call finds none.',
  timeoutMs: 60_000,
  responses: { 200: z.object({ clicks: z.int(), conversions: z.int(), deals: z.int() }) },
});
