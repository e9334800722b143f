import { userOfClaims } from './token-user.js';

const claims = { sub: '7', name: 'Eve', email: 'e@example.com', type: 'admin', exp: 1 };

it('makes a user of whole claims', () => {
  expect(userOfClaims(claims)).toEqual({
    id: 7,
    name: 'Eve',
    email: 'e@example.com',
    type: 'admin',
    rights: [],
  });
  expect(userOfClaims({ ...claims, type: null })?.type).toBeNull();
});

it('grants the rights that it knows, and no other', () => {
  const rights = ['documents', 'everything', 7];
  expect(userOfClaims({ ...claims, rights })?.rights).toEqual(['documents']);
  expect(userOfClaims({ ...claims, rights: 'people' })?.rights).toEqual([]);
});

it('knows the session that it is of', () => {
  expect(userOfClaims({ ...claims, sid: 'a' })).toMatchObject({ session: 'a' });
});

it('only reads where the scope says so', () => {
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
])('makes none where %s is %s', (claim, value) => {
  expect(userOfClaims({ ...claims, [claim]: value })).toBeUndefined();
});
