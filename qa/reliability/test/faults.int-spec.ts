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

/** Milliseconds: long enough to see the effect. */
const LASTS = 3_000;
const START = 300_000;
const ONE_FAULT = 150_000;

/** The ports after it are below those that the system assigns. */
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

/** The folder stays, with the logs: the next run reuses its databases. */
const dataDir = join(repositoryRoot, '.data', 'test', 'reliability');

let site: Site;

describeWith('nginx', 'redis-server')('faults of a running site', () => {
  beforeAll(async () => {
    site = new Site({
      ...TWO_OF_EVERYTHING,
      servicesEach: 1,
      dataDir,
      port: await freePort(),
      // Other tests may load this machine, which must not cause refusals.
      gatewaySettings: { MAX_LAG: '10000', MIN_IN_FLIGHT: '1024' },
    });
    await site.start();
  }, START);
  afterAll(() => site.stop(), START);

  const run = (name: string): Promise<FaultReport> => {
    const [fault] = faultsNamed([name]);
    return runFault(site, fault as NonNullable<typeof fault>, LASTS);
  };

  const linesOf = ({ lost }: FaultReport): string[] =>
    lost.map(({ call, sign, outcome }) => `${call.title}: ${outcome}, ${sign}`);

  /** Refused or late. Without such a response the fault had no effect, and the test would prove nothing. */
  const isAffected = ({ outcome, took }: Observation): boolean =>
    outcome === 'refused' || took > LASTS / 2;

  it.each(['content-killed', 'listings-frozen'])(
    '%s: refuses or delays only requests that need the service, and recovers',
    async (name) => {
      const report = await run(name);
      expect(linesOf(report)).toEqual([]);
      expect(report.during.some(isAffected)).toBe(true);
      expect(report.recovery).toBeDefined();
      expect(report.forms.acknowledged).toBeGreaterThan(0);
      expect(report.forms.missing).toBe(0);
    },
    ONE_FAULT,
  );

  it(
    'loses only the requests in flight when a gateway is killed under load',
    async () => {
      const report = await run('gateway-killed');
      // A form in flight may have arrived: only its browser may send it again.
      const reads = report.lost.filter(({ call }) => call.method !== 'POST');
      expect(linesOf({ ...report, lost: reads })).toEqual([]);
      expect(report.recovery).toBeDefined();
      expect(report.forms.missing).toBe(0);
    },
    ONE_FAULT,
  );
});
