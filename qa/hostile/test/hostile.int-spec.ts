import { join } from 'node:path';
import { repositoryRoot } from '../../../tools/stack/repository.js';
import { attacks } from '../attacks.js';
import { HostileSite } from '../site/hostile-site.js';

const SEED = 1;
const REQUESTS = 2_000;
const MINUTES = 60_000;

/** Ports that do not collide with a run of the command. */
const site = new HostileSite(
  {
    dataDir: join(repositoryRoot, '.data', 'test', 'hostile'),
    gatewayPort: 27_400,
    postgresPort: 27_450,
    dev: false,
  },
  false,
);

beforeAll(() => site.start(), 8 * MINUTES);
afterAll(() => site.stop(), MINUTES);

const faultsOf = async (...names: string[]): Promise<string[]> => {
  const chosen = attacks.filter(({ name }) => names.includes(name));
  expect(chosen).toHaveLength(names.length);
  const outcomes = await Promise.all(
    chosen.map(({ run }) => run({ site, seed: SEED, requests: REQUESTS })),
  );
  return outcomes.flatMap(({ faults }) => faults);
};

it(
  'lets nothing through that is malformed, forged, or not what it seems',
  async () => {
    expect(await faultsOf('wire', 'tokens', 'uploads')).toEqual([]);
  },
  5 * MINUTES,
);

it(
  'gives naughty texts back as they came, and shows them harmless',
  async () => {
    expect(await faultsOf('stored')).toEqual([]);
  },
  5 * MINUTES,
);

it(
  'answers calls that it was not made for as the contract says',
  async () => {
    expect(await faultsOf('calls')).toEqual([]);
  },
  5 * MINUTES,
);
