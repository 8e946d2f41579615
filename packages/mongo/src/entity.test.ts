import { expect, test } from '@jest/globals';
import { defineEntity } from '@slots/contracts/entity';
import { neededText, optionalText, timestamp } from '@slots/contracts/fields';
import { z } from 'zod';
import { historyOf, publicAnswer, staffAnswer } from './entity.ts';

const boat = defineEntity(
  'boat',
  {
    name: neededText(255, 'Name is required'),
    launchedAt: { read: timestamp.nullable() },
    seats: { read: z.int(), default: 4 },
    crewIds: { read: z.array(z.int()), seenBy: 'staff', history: { as: 'crew' } },
    key: { read: z.string().nullable(), seenBy: 'owner', history: { secret: 'lock' } },
    slogan: { ...optionalText(), column: 'Slogan' },
  },
  { captainId: { read: z.int().nullable(), from: ({ crewIds }) => crewIds[0] ?? null } },
);

const AT = new Date('2026-03-03T14:05:00Z');
const older = { _id: 1, name: 'Otter', createdAt: AT, updatedAt: AT };
const record = { ...older, launchedAt: AT, seats: 2, crewIds: [7, 8], key: 'k', slogan: 'Row!' };
const stored = { ...record, updatedBy: null, version: 1 };
const stamped = { createdAt: AT.toISOString(), updatedAt: AT.toISOString() };

test('each reader is answered what is for them, with what follows from it', () => {
  const seen = { id: 1, name: 'Otter', launchedAt: AT.toISOString(), seats: 2, slogan: 'Row!' };
  expect(publicAnswer(boat, record)).toEqual({ ...seen, captainId: 7, ...stamped });
  expect(staffAnswer(boat, record)).toEqual({
    ...seen,
    crewIds: [7, 8],
    captainId: 7,
    ...stamped,
  });
});

test('a record from before a field reads as its default', () => {
  expect(staffAnswer(boat, older)).toEqual({
    id: 1,
    name: 'Otter',
    launchedAt: null,
    seats: 4,
    crewIds: [],
    slogan: null,
    captainId: null,
    ...stamped,
  });
});

test('history tells fields by its own names, and of a secret only that it changed', () => {
  const { fields, secrets } = historyOf(boat, { name: ({ name }) => name });
  expect(fields(stored)).toEqual({
    name: 'Otter',
    launchedAt: AT.toISOString(),
    seats: 2,
    crew: [7, 8],
    slogan: 'Row!',
  });
  expect(secrets?.(stored)).toEqual({ lock: 'k' });
});
