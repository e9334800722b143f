import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import { deployed, RemoteTeam } from '../fixtures/remote-team.js';
import { type SecondSite, test } from '../fixtures/second-site.js';
import { accessToken, admin, employee, givePass } from '../fixtures/session.js';
import { versionIn } from '../fixtures/shown-version.js';
import { newVisitors } from '../fixtures/visitors.js';

interface Entry {
  history: { what: string; version: string; unopened?: string[] }[];
}

// No test changes the live version.
test.describe.configure({ mode: 'parallel' });

/** What visitors get, what employees get, and what was ever given to somebody. */
async function given(site: SecondSite, request: APIRequestContext) {
  const [visitor] = await newVisitors(`${site.origin}/portfolio`, 1);
  await givePass(employee, request);
  const ofEmployee = versionIn(await (await request.get('/portfolio')).text());
  const history = await historyOf(site, 'mf-portfolio');
  return { ofVisitor: visitor?.version, ofEmployee, history };
}

async function historyOf({ storeDir }: SecondSite, remote: string): Promise<Entry['history']> {
  const entry = await readFile(join(storeDir, 'registry', `${remote}.json`), 'utf8');
  return (JSON.parse(entry) as Entry).history;
}

/** The script of a route whose page throws whenever it is rendered. */
function throwing(script: string): string {
  // As short as it can be: with an error and a message, the page would be above its budget.
  const broken = 'Component:()=>()=>{throw 1}';
  return script.replace(/\bComponent:\(\)=>[\w$]+/, broken);
}

test('does not publish a build that does not fit the shell, and says why', async ({
  request,
  site,
}) => {
  const team = new RemoteTeam(site);
  const before = await given(site, request);
  const build = await team.build('2.0.0', { shared: { react: '^99.0.0' } });
  const { code, output } = await team.tryToDeploy(build);
  expect(code, output).toBe(3);
  expect(output).toMatch(/this build of mf-portfolio takes react \^99\.0\.0, .*shell.* has 19\./);
  expect(await given(site, request)).toEqual(before);
});

test('does not publish a build whose pages fail in a browser, and names the error', async ({
  request,
  site,
}) => {
  test.setTimeout(120_000);
  const team = new RemoteTeam(site);
  const before = await given(site, request);
  const build = await team.build('2.1.0', {
    entry: (script) => `throw new Error('broken build');${script}`,
  });
  const { code, output } = await team.tryToDeploy(build);
  expect(code, output).toBe(5);
  expect(output).toContain('/portfolio as visitor: broken build');
  expect(await given(site, request)).toEqual(before);
});

test('does not publish a build whose detail page throws: the smoke test opens routes with parameters', async ({
  request,
  site,
}) => {
  test.setTimeout(300_000);
  const team = new RemoteTeam(site);
  const before = await given(site, request);
  const chunk = { module: './src/features/project-detail/page/route.tsx', by: throwing };
  const { code, output } = await team.tryToDeploy(await team.build('2.2.0', { chunk }));
  expect(code, output).toBe(5);
  expect(output).toMatch(/\/singleportfolio\/\S+ as visitor: /);
  expect(output).not.toMatch(/\/portfolio as visitor: /);
  expect(output).toMatch(/Nobody gets /);
  expect(await given(site, request)).toEqual(before);
});

test('does not publish a build that uses an export which the live shell lacks', async ({
  request,
  site,
}) => {
  const team = new RemoteTeam(site);
  const before = await given(site, request);
  const kitExports = { '@phantom/ui': { Accordion: '0123456789ab' } };
  const { code, output } = await team.tryToDeploy(await team.build('2.3.0', { kitExports }));
  expect(code, output).toBe(3);
  expect(output).toMatch(
    /this build of mf-portfolio uses Accordion of @phantom\/ui, which shell \S+ does not have: release that shell first/,
  );
  expect(await given(site, request)).toEqual(before);
});

/** The demo has no release of content, and a route without a page to open is reported. */
async function addReleases(request: APIRequestContext): Promise<void> {
  const headers = { Authorization: `Bearer ${await accessToken(request, admin)}` };
  for (const service of ['content', 'properties-content', 'listings-content', 'auth-content']) {
    const call = `/api/auth/${service}/releases`;
    const answer = await request.post(call, { headers, data: { name: 'Autumn programme' } });
    expect(answer.status(), await answer.text()).toBe(200);
  }
}

// Also proves that the smoke test opens the pages behind the sign-in: nothing is wrong with them, and none is left out.
test('deploys the staff section after its pages have opened for every role', async ({
  request,
  site,
}) => {
  test.setTimeout(300_000);
  await addReleases(request);
  const team = new RemoteTeam(site, 'mf-staff');
  const { code, output } = await team.tryToDeploy(await team.build('2.4.0'));
  expect(code, output).toBe(0);
  expect(output).toMatch(/Smoke test: \d+ pages of 40 routes/);
  expect(output).not.toContain('Not opened');
  const [published] = await historyOf(site, 'mf-staff');
  expect(published).toMatchObject({ what: 'publish', version: deployed(output).version });
  expect(published?.unopened).toBeUndefined();
});

test('does not publish a staff section whose page throws for one role, and names the role', async ({
  site,
}) => {
  test.setTimeout(300_000);
  const team = new RemoteTeam(site, 'mf-staff');
  const before = await historyOf(site, 'mf-staff');
  const chunk = { module: './src/features/investors/page/investors.route.tsx', by: throwing };
  // Each role opens some of these; the test above opens all routes.
  const routes = ['/login', '/dashboard', '/investors', '/profile'];
  const { code, output } = await team.tryToDeploy(await team.build('2.5.0', { chunk, routes }));
  expect(code, output).toBe(5);
  expect(output).toMatch(/\/investors as investor: /);
  expect(output).not.toMatch(/ as (visitor|employee|manager): /);
  expect(output).toMatch(/Nobody gets /);
  expect(await historyOf(site, 'mf-staff')).toEqual(before);
});
