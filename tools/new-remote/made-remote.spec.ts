import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { webProject } from '@phantom/build-config/jest-web.mjs';
import { remotes } from '@phantom/build-config/remotes.mjs';
import { SERVER_FILE } from '@phantom/build-config/webpack/server.mjs';
import { brotliSize } from '../quality/brotli-size.js';
import { firstLoadWeight, type FrontendBuild } from '../quality/first-load-weight.js';
import { repositoryRoot } from '../stack/repository.js';
import { writeRemote } from './new-remote.js';
import { readRemotePlan } from './remote-plan.js';

const NAME = 'mf-made-anew';
const BUDGETS = 'tools/quality/budgets.json';
const LINKED = ['node_modules', 'packages', 'tsconfig.base.json', 'eslint.config.mjs'];
/** Several compilers, on a machine that may have other work. */
const PATIENCE = 300_000;

/** A repository beside this one, with a remote that has just been made. */
let root: string;
let folder: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'made-remote-'));
  folder = join(root, NAME);
  for (const name of ['tools/quality', '.github'])
    await mkdir(join(root, name), { recursive: true });
  for (const file of [
    BUDGETS,
    'docker-compose.yml',
    '.github/CODEOWNERS',
    ...remotes.map((name) => `${name}/remote.json`),
  ])
    await cp(join(repositoryRoot, file), join(root, file));
  for (const name of LINKED) await symlink(join(repositoryRoot, name), join(root, name));
  await writeRemote(readRemotePlan([NAME]), root, remotes);
});
afterAll(() => rm(root, { recursive: true }));

/** A command of the repository; what it says, where it fails. */
const run = (cwd: string, command: string, ...args: string[]): Promise<string> => {
  const bin = join(root, 'node_modules', '.bin', command);
  const env = { ...process.env, NODE_OPTIONS: '' };
  return new Promise((done) => {
    execFile(bin, args, { cwd, env }, (error, stdout, stderr) => {
      done(error ? `${error.message}\n${stdout}${stderr}` : '');
    });
  });
};

it(
  'has no lint or type error, passes its tests, and builds within its budget',
  async () => {
    const jest = join(root, 'jest.config.json');
    await writeFile(jest, JSON.stringify(webProject({ name: NAME, dir: folder })));
    const faults = await Promise.all([
      run(folder, 'tsc', '--noEmit'),
      run(root, 'eslint', '--max-warnings', '0', NAME),
      run(root, 'jest', '--config', jest),
      run(folder, 'webpack', '--mode', 'production'),
    ]);
    expect(faults.join('')).toBe('');
    expect(weightOfBuild()).toBeLessThan(readJson<Budgets>(root, BUDGETS)[NAME]!.script);
    expect(existsSync(join(folder, 'dist', SERVER_FILE))).toBe(true);
  },
  PATIENCE,
);

type Budgets = Record<string, { script: number }>;

const readJson = <T>(...path: string[]) => JSON.parse(readFileSync(join(...path), 'utf8')) as T;

function weightOfBuild(): number {
  const dist = join(folder, 'dist');
  const sizeOf = (file: string) => brotliSize(readFileSync(join(dist, file)));
  return firstLoadWeight(readJson<FrontendBuild>(dist, 'build.json'), 'script', sizeOf).bytes;
}
