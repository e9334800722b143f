import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { serveBuild } from '../fixtures/build-server.js';
import { RemoteTeam } from '../fixtures/remote-team.js';
import { test } from '../fixtures/second-site.js';
import { accessToken, employee, givePass, investor, openAs } from '../fixtures/session.js';
import { loadedVersions, versionIn } from '../fixtures/shown-version.js';
import { newVisitors } from '../fixtures/visitors.js';
import { PublicSite } from '../pages/public-site.js';
import { StatusPage } from '../pages/status.js';

const remote = 'mf-portfolio';

/** What whoever has the cookies of a request gets. */
async function versionFor(request: APIRequestContext): Promise<string | undefined> {
  return versionIn(await (await request.get('/portfolio')).text());
}

async function expectPortfolio(page: Page): Promise<void> {
  await new PublicSite(page).open('/portfolio');
  await expect(page.getByRole('tab', { name: 'COMPLETED PROJECTS' })).toBeVisible();
  await expect(page.locator('#section-data')).not.toBeAttached();
}

test('an employee sees an unreleased version, until one click resets it', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  const team = new RemoteTeam(site);
  const { version: live } = await team.deploy(await team.build('3.0.0'), '--skip-smoke');
  const trial = await team.deploy(await team.build('3.0.1'), '--canary', '0', '--skip-smoke');
  const status = new StatusPage(page);

  await openAs(employee, page, '/status');
  const dialog = await status.wish(remote);
  const version = dialog.getByLabel('Version');
  await version.selectOption(trial.version);
  await status.see(dialog);
  await expect(status.badge).toContainText(`${remote} ${trial.version}`);

  await expectPortfolio(page);
  expect(await loadedVersions(page)).toEqual([trial.version]);
  await expect(status.badge).toContainText(trial.version);
  const others = await newVisitors(`${site.origin}/portfolio`, 20);
  expect(new Set(others.map((visitor) => visitor.version))).toEqual(new Set([live]));

  await status.badge.getByRole('button', { name: 'Reset' }).click();
  await expect(status.badge).not.toBeAttached();
  await expectPortfolio(page);
  expect(await loadedVersions(page)).toEqual([live]);
});

test('an employee sees a local build on the live site', async ({ page, site }) => {
  const build = await serveBuild(await new RemoteTeam(site).build('3.1.0'));
  const { host } = new URL(build.entry);
  const fromMachine: string[] = [];
  page.on('response', (answer) => {
    if (new URL(answer.url()).host === host && answer.ok()) fromMachine.push(answer.url());
  });
  const status = new StatusPage(page);
  await openAs(employee, page, `/status?override=${remote}=${build.entry}`);
  await status.see(page.getByRole('dialog', { name: `Another build of ${remote}` }));
  await expect(status.badge).toContainText(`${remote} ${host}`);

  await expectPortfolio(page);
  expect(fromMachine).toContain(build.entry);
  expect(await loadedVersions(page)).toEqual([]);

  await test.step('without that machine it is what visitors get, and the badge says why', async () => {
    await build.stop();
    await expectPortfolio(page);
    await expect(status.badge).toContainText(`${host} does not answer`);
    expect(await loadedVersions(page)).toHaveLength(1);
    await status.badge.getByRole('button', { name: 'Reset' }).click();
    await expect(status.badge).not.toBeAttached();
    await expectPortfolio(page);
  });
});

const refusals = [
  { what: 'a remote that nobody knows', asked: { remote: 'mf-evil', version: '1-a' }, status: 404 },
  { what: 'a version that nobody knows', asked: { remote, version: '99-a' }, status: 404 },
  { what: 'a host that is not allowed', asked: { remote, url: 'https://evil.example/a.js' } },
  {
    what: 'a name that begins as an allowed one',
    asked: { remote, url: 'http://localhost.evil/' },
  },
  { what: 'an address with a password', asked: { remote, url: 'http://localhost@localhost/a.js' } },
  { what: 'a script in place of an address', asked: { remote, url: 'javascript:alert(1)' } },
  { what: 'a file of the own machine', asked: { remote, url: 'file://localhost/etc/a.js' } },
  { what: 'another shell', asked: { remote: 'shell', url: 'http://localhost/a.js' } },
];

test('the server refuses invalid overrides', async ({ request }) => {
  await givePass(employee, request);
  const headers = { Authorization: `Bearer ${await accessToken(request, employee)}` };
  const before = await versionFor(request);
  for (const { what, asked, status = 422 } of refusals) {
    const answer = await request.post('/api/site/overrides', { data: asked, headers });
    expect.soft(answer.status(), what).toBe(status);
    expect.soft(answer.headers()['set-cookie'], what).toBeUndefined();
  }
  expect(await versionFor(request)).toBe(before);
});

test('the server refuses other roles, and requests from other sites', async ({ request }) => {
  const live = (await versionFor(request)) as string;
  const data = { remote, version: live };
  const ask = (headers: Record<string, string>) =>
    request.post('/api/site/overrides', { data, headers });
  const bearer = async (person: typeof employee) => ({
    Authorization: `Bearer ${await accessToken(request, person)}`,
  });
  const status = async (headers: Record<string, string>) => (await ask(headers)).status();

  expect(await status({})).toBe(401);
  expect(await status(await bearer(investor))).toBe(403);
  const ofEmployee = await bearer(employee);
  expect(await status({ ...ofEmployee, 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await status(ofEmployee)).toBe(200);
});

test('a forged cookie has no effect', async ({ request }) => {
  const bucket = 'phantom_bucket=99.99';
  const pageOf = async (cookie: string) =>
    (await request.get('/portfolio', { headers: { cookie } })).text();
  const live = versionIn(await pageOf(bucket));
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const overrides = { [remote]: { url: 'http://localhost:9/remoteEntry.js' } };
  const claims = part({ sub: '1', exp: 9_999_999_999, overrides });
  for (const token of [
    `${part({ alg: 'none' })}.${claims}.`,
    `${part({ alg: 'HS256' })}.${claims}.${part({})}`,
  ]) {
    const cookie = `${bucket}; phantom_staff=${token}`;
    const html = await pageOf(cookie);
    expect(versionIn(html)).toBe(live);
    expect(html).not.toContain('localhost:9/');
    expect((await request.get('/api/site/status', { headers: { cookie } })).status()).toBe(401);
  }
});
