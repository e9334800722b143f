import { userOfClaims } from './token-user.js';

const claims = { sub: '7', name: 'Eve', email: 'e@example.com', type: 'admin', exp: 1 };

it('reads a user from complete claims', () => {
  expect(userOfClaims(claims)).toEqual({
    id: 7,
    name: 'Eve',
    email: 'e@example.com',
    type: 'admin',
    rights: [],
  });
  expect(userOfClaims({ ...claims, type: null })?.type).toBeNull();
});

it('ignores unknown rights', () => {
  const rights = ['documents', 'everything', 7];
  expect(userOfClaims({ ...claims, rights })?.rights).toEqual(['documents']);
  expect(userOfClaims({ ...claims, rights: 'people' })?.rights).toEqual([]);
});

it('reads the session', () => {
  expect(userOfClaims({ ...claims, sid: 'a' })).toMatchObject({ session: 'a' });
});

it('is read-only with the scope read', () => {
  expect(userOfClaims({ ...claims, scope: 'read' })).toMatchObject({ readOnly: true });
  expect(userOfClaims(claims)).not.toHaveProperty('readOnly');
});

it.each([
  ['sub', '0'],
  ['sub', 7],
  ['sub', '7 or 1=1'],
  ['name', undefined],
  ['email', null],
  ['type', 'root'],
  ['type', undefined],
  ['exp', undefined],
  ['sid', 7],
  ['scope', 'write'],
  ['scope', null],
])('returns undefined where %s is %s', (claim, value) => {
  expect(userOfClaims({ ...claims, [claim]: value })).toBeUndefined();
});
