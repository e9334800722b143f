import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { describeWith } from '@phantom/service-kit/testing';
import { faultsNamed } from '../faults/all-faults.js';
import type { Observation } from '../faults/observation.js';
import { type FaultReport, runFault } from '../faults/run-fault.js';
import { repositoryRoot } from '../../../tools/stack/repository.js';
import { Site } from '../site/site.js';
import { TWO_OF_EVERYTHING } from '../site/site-options.js';

/** Milliseconds: as long as it takes to see it. */
const LASTS = 3_000;
const START = 300_000;
const ONE_FAULT = 150_000;

/** Its followers lie below those that a system gives away. */
const freePort = async (): Promise<number> => {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 40) * 250;
    const probe = createServer().listen(port, '127.0.0.1');
    const [event] = await Promise.race([
      once(probe, 'listening').then(() => ['listening']),
      once(probe, 'error').then(() => ['error']),
    ]);
    if (event === 'error') continue;
    const { port: free } = probe.address() as AddressInfo;
    probe.close();
    await once(probe, 'close');
    return free;
  }
};

/** It stays, with the logs: the next run begins with its databases. */
const dataDir = join(repositoryRoot, '.data', 'test', 'reliability');

let site: Site;

describeWith('nginx', 'redis-server')('a fault of a running site', () => {
  beforeAll(async () => {
    site = new Site({
      ...TWO_OF_EVERYTHING,
      servicesEach: 1,
      dataDir,
      port: await freePort(),
      // This machine may be busy with other tests, for which nobody is to be turned away.
      gatewaySettings: { MAX_LAG: '10000', MIN_IN_FLIGHT: '1024' },
    });
    await site.start();
  }, START);
  afterAll(() => site.stop(), START);

  const run = (name: string): Promise<FaultReport> => {
    const [fault] = faultsNamed([name]);
    return runFault(site, fault as NonNullable<typeof fault>, LASTS);
  };

  /** As a person would tell it. */
  const linesOf = ({ lost }: FaultReport): string[] =>
    lost.map(({ call, sign, outcome }) => `${call.title}: ${outcome}, ${sign}`);

  /** Told to come again, or made to wait: else nothing was wrong, and the test shows nothing. */
  const isFelt = ({ outcome, took }: Observation): boolean =>
    outcome === 'told' || took > LASTS / 2;

  it.each(['content-killed', 'listings-frozen'])(
    '%s: who needs it is told or waits, all others are answered, and it is back by itself',
    async (name) => {
      const report = await run(name);
      expect(linesOf(report)).toEqual([]);
      expect(report.during.some(isFelt)).toBe(true);
      expect(report.recovery).toBeDefined();
      expect(report.forms.acknowledged).toBeGreaterThan(0);
      expect(report.forms.missing).toBe(0);
    },
    ONE_FAULT,
  );

  it(
    'a gateway is killed under load: the other answers all but what it had in hand',
    async () => {
      const report = await run('gateway-killed');
      // A form that was under way may have arrived: nobody but its browser may send it again.
      const reads = report.lost.filter(({ call }) => call.method !== 'POST');
      expect(linesOf({ ...report, lost: reads })).toEqual([]);
      expect(report.recovery).toBeDefined();
      expect(report.forms.missing).toBe(0);
    },
    ONE_FAULT,
  );
});
