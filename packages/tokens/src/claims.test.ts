import { expect, test } from '@jest/globals';
import { roleAllows, staffOf, tokenClaims, VISITOR } from './claims.ts';

const CLAIMS = { sub: '17', username: 'ann', role: 'admin', sid: 's1', iat: 1, exp: 2 } as const;

test('claims make a person of the staff, who is no visitor', () => {
  expect(staffOf(tokenClaims.parse(CLAIMS))).toEqual({
    kind: 'staff',
    id: 17,
    username: 'ann',
    role: 'admin',
    sessionId: 's1',
  });
  expect(VISITOR).toEqual({ kind: 'visitor' });
});

test.each(['user', 'admin', 'super_admin'] as const)('%s is a role', (role) => {
  expect(tokenClaims.parse({ ...CLAIMS, role }).role).toBe(role);
});

test.each([
  { role: '' },
  { role: 'root' },
  { role: ['super_admin'] },
  { sub: '' },
  { sub: 'x17' },
  { sub: '17x' },
  { sub: 17 },
  { username: undefined },
  { sid: undefined },
  { exp: '2' },
])('claims with %j are none', (changed) => {
  expect(tokenClaims.safeParse({ ...CLAIMS, ...changed }).success).toBe(false);
});

test('staff calls are for every role, super calls for super administrators', () => {
  expect(roleAllows('staff', 'user')).toBe(true);
  expect(roleAllows('super', 'user')).toBe(false);
  expect(roleAllows('super', 'admin')).toBe(false);
  expect(roleAllows('super', 'super_admin')).toBe(true);
});
