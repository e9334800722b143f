import { hashPassword, verifyPassword } from './password-hash.js';

describe('password hash', () => {
  it('uses argon2id with the parameters that OWASP recommends', async () => {
    expect(await hashPassword('phantom-demo-2026')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('accepts the right password and refuses another one', async () => {
    const account = { passwordHash: await hashPassword('phantom-demo-2026') };
    expect(await verifyPassword(account, 'phantom-demo-2026')).toBe(true);
    expect(await verifyPassword(account, 'phantom-demo-2027')).toBe(false);
  });

  it('refuses every password when there is no account', async () => {
    expect(await verifyPassword(null, 'phantom-demo-2026')).toBe(false);
  });
});
