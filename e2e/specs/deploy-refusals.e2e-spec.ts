import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import { PortfolioTeam } from '../fixtures/portfolio-team.js';
import { type SecondSite, test } from '../fixtures/second-site.js';
import { employee, givePass } from '../fixtures/session.js';
import { versionIn } from '../fixtures/shown-version.js';
import { newVisitors } from '../fixtures/visitors.js';

interface Entry {
  history: { what: string; version: string }[];
}

/** What visitors get, what employees get, and what was ever given to somebody. */
async function given({ origin, storeDir }: SecondSite, request: APIRequestContext) {
  const [visitor] = await newVisitors(`${origin}/portfolio`, 1);
  await givePass(employee, request);
  const ofEmployee = versionIn(await (await request.get('/portfolio')).text());
  const entry = await readFile(join(storeDir, 'registry', 'mf-portfolio.json'), 'utf8');
  const { history } = JSON.parse(entry) as Entry;
  return { ofVisitor: visitor?.version, ofEmployee, history };
}

test('a build that does not fit the shell is not published, and says why', async ({
  request,
  site,
}) => {
  const team = new PortfolioTeam(site);
  const before = await given(site, request);
  const build = await team.build('2.0.0', { shared: { react: '^99.0.0' } });
  const { code, output } = await team.tryToDeploy(build);
  expect(code, output).toBe(3);
  expect(output).toMatch(/this build of mf-portfolio takes react \^99\.0\.0, .*shell.* has 19\./);
  expect(await given(site, request)).toEqual(before);
});

test('a build whose pages are broken in a browser is given to nobody, and says what broke', async ({
  request,
  site,
}) => {
  test.setTimeout(120_000);
  const team = new PortfolioTeam(site);
  const before = await given(site, request);
  const build = await team.build('2.1.0', {
    entry: (script) => `throw new Error('broken build');${script}`,
  });
  const { code, output } = await team.tryToDeploy(build);
  expect(code, output).toBe(5);
  expect(output).toContain('/portfolio as visitor: broken build');
  expect(await given(site, request)).toEqual(before);
});

test('a build whose detail page always throws is given to nobody: the smoke test opens routes with params', async ({
  request,
  site,
}) => {
  test.setTimeout(300_000);
  const team = new PortfolioTeam(site);
  const before = await given(site, request);
  const folder = await team.sources('2.2.0', 'src/features/project-detail/route.tsx', (text) =>
    text.replace(
      /export \{ ProjectPage as Component \}.*/,
      `export const Component = (): never => { throw new Error('broken detail page'); };`,
    ),
  );
  const { code, output } = await team.deploySources(folder);
  expect(code, output).toBe(5);
  expect(output).toMatch(/\/singleportfolio\/\S+ as visitor: /);
  expect(output).not.toMatch(/\/portfolio as visitor: /);
  expect(output).toMatch(/Nobody gets /);
  expect(await given(site, request)).toEqual(before);
});

test('a build that uses an export which the live shell does not have is not published', async ({
  request,
  site,
}) => {
  const team = new PortfolioTeam(site);
  const before = await given(site, request);
  const kitExports = { '@phantom/ui': { Accordion: '0123456789ab' } };
  const { code, output } = await team.tryToDeploy(await team.build('2.3.0', { kitExports }));
  expect(code, output).toBe(3);
  expect(output).toMatch(
    /this build of mf-portfolio uses Accordion of @phantom\/ui, which shell \S+ does not have: release that shell first/,
  );
  expect(await given(site, request)).toEqual(before);
});
