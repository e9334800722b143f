import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { GOOD_PASSWORD } from './auth-app.js';
import { linkIn, mailingApp, mailTo, tokenIn, type MailingApp } from './mail-app.js';

let auth: MailingApp;

beforeAll(async () => {
  auth = await mailingApp();
});
afterAll(() => auth.close());

const script = fileURLToPath(new URL('../dist/invite-admin.js', import.meta.url));
const run = (args: string[], environment: NodeJS.ProcessEnv = {}) => {
  const { options } = auth.dataSource;
  const env = {
    ...process.env,
    DATABASE_URL: 'url' in options ? String(options.url) : '',
    PUBLIC_ORIGIN: 'https://phantom.example.com',
    ...environment,
  };
  return promisify(execFile)(process.execPath, [script, ...args], { env });
};
const setPassword = (token: string) =>
  auth.call('POST', 'set-password', { token, password: GOOD_PASSWORD });

it('invites the first person who manages people from the command line', async () => {
  const { stdout } = await run(['Boss@Example.com', 'Bea Boss'], {
    SMTP_URL: 'smtp://127.0.0.1:25',
  });
  expect(stdout).not.toContain('token=');
  await setPassword(tokenIn(await mailTo(auth, 'boss@example.com')));
  const { body } = await auth.login({ email: 'boss@example.com', password: GOOD_PASSWORD });
  expect(body.user).toMatchObject({
    type: 'admin',
    rights: ['people', 'documents', 'investments', 'editor', 'publisher'],
  });
});

it('prints the link and mails nothing without a mail server', async () => {
  const { stdout } = await run(['first@example.com', 'Fay First']);
  expect(linkIn(stdout).href).toMatch(/^https:\/\/phantom\.example\.com\/set-password#token=/);
  expect(await auth.dataSource.query('SELECT 1 FROM outbox_mail')).toEqual([]);
  await setPassword(tokenIn(stdout));
  const { body } = await auth.login({ email: 'first@example.com', password: GOOD_PASSWORD });
  expect(body.user).toMatchObject({ type: 'admin', name: 'Fay First' });
});

it('prints a new link for an invited person without a password', async () => {
  const first = await run(['late@example.com', 'Lou Late']);
  const { stdout } = await run(['late@example.com', 'Lou Late']);
  expect(tokenIn(stdout)).not.toBe(tokenIn(first.stdout));
  await setPassword(tokenIn(stdout));
  await expect(run(['late@example.com', 'Lou Late'])).rejects.toMatchObject({
    stderr: expect.stringMatching(/There is an account with this address already/),
  });
});

it.each([
  [['nobody', 'N'], /Usage: invite-admin/],
  [['n@example.com'], /Usage: invite-admin/],
  [['employee@example.com', 'E'], /There is an account with this address already/],
])('reports the error of the arguments %j in one line', async (args, message) => {
  await expect(run(args)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(message),
  });
});
