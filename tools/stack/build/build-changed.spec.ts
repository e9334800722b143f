import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildChanged } from './build-changed.js';
import type { BuildTarget } from './build-targets.js';

/** Copies `src/in.txt` to `dist/out.txt`, and leaves other files of `dist` alone. */
const COPY = `const fs = require('node:fs'); fs.mkdirSync('dist', { recursive: true }); fs.copyFileSync('src/in.txt', 'dist/out.txt')`;

let root: string;
let target: BuildTarget;

beforeEach(async () => {
  root = `${await mkdtemp(join(tmpdir(), 'build-'))}/`;
  await mkdir(join(root, 'src'));
  await writeFile(join(root, 'src/in.txt'), 'one');
  target = {
    name: 'part',
    inputs: ['src'],
    outputs: ['dist'],
    prepare: () => rm(join(root, 'dist'), { recursive: true, force: true }),
    command: [process.execPath, '-e', COPY],
    cwd: root,
  };
});
afterEach(() => rm(root, { recursive: true, force: true }));

const build = (one = target) =>
  buildChanged(new AbortController().signal, [one], { root, builds: join(root, 'builds') });
const output = () => readFile(join(root, 'dist/out.txt'), 'utf8');

describe('buildChanged', () => {
  it('builds once, and again when an input changes', async () => {
    expect(await build()).toEqual(['part']);
    expect(await build()).toEqual([]);
    await writeFile(join(root, 'src/in.txt'), 'two');
    expect(await build()).toEqual(['part']);
    expect(await output()).toBe('two');
  });

  it('builds again when an output was changed', async () => {
    await build();
    await writeFile(join(root, 'dist/out.txt'), 'other code');
    expect(await build()).toEqual(['part']);
    expect(await output()).toBe('one');
    expect(await build()).toEqual([]);
  });

  it('builds again when an output was removed or added', async () => {
    await build();
    await rm(join(root, 'dist/out.txt'));
    expect(await build()).toEqual(['part']);
    await writeFile(join(root, 'dist/added.js'), '');
    expect(await build()).toEqual(['part']);
    await expect(readFile(join(root, 'dist/added.js'))).rejects.toThrow('ENOENT');
  });

  it('treats equal outputs as current, whoever wrote them', async () => {
    await build();
    await rm(join(root, 'dist'), { recursive: true });
    await mkdir(join(root, 'dist'));
    await writeFile(join(root, 'dist/out.txt'), 'one');
    expect(await build()).toEqual([]);
  });

  it('builds again after a build that failed', async () => {
    await build();
    await writeFile(join(root, 'src/in.txt'), 'two');
    const failing = { ...target, command: [process.execPath, '-e', 'process.exit(1)'] };
    await expect(build(failing)).rejects.toThrow('Building part failed (exit code 1)');
    expect(await build()).toEqual(['part']);
  });
});
