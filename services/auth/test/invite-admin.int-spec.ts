import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { GOOD_PASSWORD } from './auth-app.js';
import { mailingApp, mailTo, tokenIn, type MailingApp } from './mailed.js';

let auth: MailingApp;

beforeAll(async () => {
  auth = await mailingApp();
});
afterAll(() => auth.close());

const script = fileURLToPath(new URL('../dist/invite-admin.js', import.meta.url));
const run = (...args: string[]) => {
  const { options } = auth.dataSource;
  const env = { ...process.env, DATABASE_URL: 'url' in options ? String(options.url) : '' };
  return promisify(execFile)(process.execPath, [script, ...args], { env });
};

it('invites the first one who manages people from the command line', async () => {
  await run('Boss@Example.com', 'Bea Boss');
  const token = tokenIn(await mailTo(auth, 'boss@example.com'));
  await auth.call('POST', 'set-password', { token, password: GOOD_PASSWORD });
  const { body } = await auth.login({ email: 'boss@example.com', password: GOOD_PASSWORD });
  expect(body.user).toMatchObject({ type: 'admin', rights: ['people', 'documents'] });
});

it.each([
  [['nobody', 'N'], /Usage: invite-admin/],
  [['n@example.com'], /Usage: invite-admin/],
  [['employee@example.com', 'E'], /There is an account with this address already/],
])('says in one line what is wrong with %j', async (args, message) => {
  await expect(run(...args)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(message),
  });
});
