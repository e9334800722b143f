import { hashPassword, isPasswordOf } from './password-hash.js';

it('hashes with argon2id at the cost that OWASP names', async () => {
  expect(await hashPassword('phantom-demo-2026')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('tells the password of an account from others', async () => {
  const account = { passwordHash: await hashPassword('phantom-demo-2026') };
  expect(await isPasswordOf(account, 'phantom-demo-2026')).toBe(true);
  expect(await isPasswordOf(account, 'phantom-demo-2027')).toBe(false);
});

it('finds no password right where there is no account', async () => {
  expect(await isPasswordOf(null, 'phantom-demo-2026')).toBe(false);
});
