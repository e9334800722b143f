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
  'refuses malformed requests, forged tokens, and files of another type',
  async () => {
    expect(await faultsOf('wire', 'tokens', 'uploads')).toEqual([]);
  },
  5 * MINUTES,
);

it(
  'returns naughty texts unchanged, and renders them as text',
  async () => {
    expect(await faultsOf('stored')).toEqual([]);
  },
  5 * MINUTES,
);

it(
  'responds to unexpected calls in the format of the contract',
  async () => {
    expect(await faultsOf('calls')).toEqual([]);
  },
  5 * MINUTES,
);
