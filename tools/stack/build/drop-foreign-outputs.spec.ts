import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dropForeignOutputs } from './drop-foreign-outputs.js';

let project: string;

const FILES = [
  'src/main.ts',
  'src/list/page.tsx',
  'src/main.spec.ts',
  'dist/main.js',
  'dist/main.js.map',
];
const PAGE = ['dist/list/page.js', 'dist/list/page.d.ts', 'dist/.tsbuildinfo'];

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'project-'));
  for (const file of [...FILES, ...PAGE]) await write(file);
});
afterEach(() => rm(project, { recursive: true, force: true }));

async function write(file: string): Promise<void> {
  await mkdir(join(project, file, '..'), { recursive: true });
  await writeFile(join(project, file), '');
}

async function outputs(): Promise<string[]> {
  await dropForeignOutputs(project);
  const names = await readdir(join(project, 'dist'), { recursive: true }).catch(() => []);
  return names.filter((name) => /\.[a-z]+$/.test(name)).sort();
}

const ALL = ['.tsbuildinfo', 'list/page.d.ts', 'list/page.js', 'main.js', 'main.js.map'];

describe('dropForeignOutputs', () => {
  it('keeps the outputs of the compiler', async () => {
    expect(await outputs()).toEqual(ALL);
  });

  it('removes the outputs of a removed source', async () => {
    await rm(join(project, 'src/list/page.tsx'));
    expect(await outputs()).toEqual(['.tsbuildinfo', 'main.js', 'main.js.map']);
  });

  it('keeps the outputs when a source is new', async () => {
    await new Promise((later) => setTimeout(later, 20));
    await write('src/new.ts');
    expect(await outputs()).toEqual(ALL);
  });

  it('removes all when a file is newer than the compiler’s build info', async () => {
    const later = new Date(Date.now() + 60_000);
    await utimes(join(project, 'dist/main.js'), later, later);
    expect(await outputs()).toEqual([]);
  });

  it('removes all when an output or the build info is missing', async () => {
    await rm(join(project, 'dist/main.js'));
    expect(await outputs()).toEqual([]);
    await write('dist/main.js');
    expect(await outputs()).toEqual([]);
  });
});
