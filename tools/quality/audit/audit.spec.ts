import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { advisoriesIn, judge } from './advisories.js';
import { severeAdvisories } from './ask-registry.js';

const HOLE = { id: 'GHSA-aaaa-bbbb-cccc', package: 'left', severity: 'high', title: 'Runs code' };
const advisory = (severity: string, id = HOLE.id) => ({
  id: 1,
  url: `https://github.com/advisories/${id}`,
  title: 'Runs code',
  severity,
  vulnerable_versions: '<2.0.0',
});

describe('judge', () => {
  const accept = (until: string, id = HOLE.id) => ({ id, reason: 'not called', until });

  it.each([
    ['nobody accepted it', [], [HOLE]],
    ['somebody did', [accept('2026-12-31')], []],
    ['somebody did until today', [accept('2026-11-22')], []],
    ['the time is over', [accept('2026-11-21')], [HOLE]],
    ['another is accepted', [accept('2026-12-31', 'GHSA-x')], [HOLE]],
  ])('reports a vulnerability when %s', (_what, accepted, open) => {
    expect(judge([HOLE], accepted, '2026-11-22').open).toEqual(open);
  });

  it('reports an acceptance that is expired or unused', () => {
    const over = accept('2026-11-21');
    const gone = accept('2027-01-01', 'GHSA-gone');
    const verdict = judge([HOLE], [over, gone], '2026-11-22');
    expect(verdict).toMatchObject({ overdue: [over], needless: [gone] });
  });
});

it('returns no report for an invalid response', () => {
  expect(advisoriesIn({})).toBeUndefined();
  expect(advisoriesIn({ auditReportVersion: 2, vulnerabilities: {} })).toEqual([]);
});

describe('severeAdvisories', () => {
  let registry: Server;
  let folder: string;
  let answer: { status: number; body: object };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'audit-'));
    const dependencies = { left: '1.0.0' };
    const lock = {
      name: 'site',
      lockfileVersion: 3,
      requires: true,
      packages: { '': { name: 'site', dependencies }, 'node_modules/left': { version: '1.0.0' } },
    };
    await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'site', dependencies }));
    await writeFile(join(folder, 'package-lock.json'), JSON.stringify(lock));
    registry = createServer((request, response) => {
      request.resume();
      const isAsked = request.method === 'POST' && request.url?.endsWith('/advisories/bulk');
      const { status, body } = isAsked ? answer : { status: 404, body: {} };
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    }).listen(0, '127.0.0.1');
    await once(registry, 'listening');
  });
  afterAll(async () => {
    registry.close();
    registry.closeAllConnections();
    await rm(folder, { recursive: true });
  });

  const ask = () => {
    const { port } = registry.address() as AddressInfo;
    // What npm remembers of an answer is asked for no more.
    const cache = join(folder, `cache-${randomUUID()}`);
    const to = [
      '--registry',
      `http://127.0.0.1:${port}/`,
      '--cache',
      cache,
      '--fetch-retries',
      '0',
    ];
    return severeAdvisories('--prefix', folder, ...to);
  };

  it('returns the severe advisories of used packages', async () => {
    answer = { status: 200, body: { left: [advisory('high')] } };
    expect(await ask()).toEqual([HOLE]);
    answer = { status: 200, body: { left: [advisory('moderate')] } };
    expect(await ask()).toEqual([]);
  }, 60_000);

  it('returns undefined when the registry does not respond', async () => {
    answer = { status: 405, body: {} };
    expect(await ask()).toBeUndefined();
  }, 60_000);
});
