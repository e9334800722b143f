import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../../stack/repository.js';
import { countsOf, type Row, rowsOf, STATES } from './walk.js';

const read = (path: string) => readFile(join(repositoryRoot, path), 'utf8');

/** The ids and levels of the standard: OWASP ASVS 5.0.0, CC BY-SA 4.0. */
const requirements = async () =>
  JSON.parse(await read('tools/quality/asvs/requirements.json')) as Record<string, number>;

async function walk(): Promise<Row[]> {
  const names = await readdir(join(repositoryRoot, 'docs/security'));
  const chapters = names.filter((name) => /^v\d\d-/.test(name)).sort();
  const texts = await Promise.all(chapters.map((name) => read(`docs/security/${name}`)));
  return texts.flatMap(rowsOf);
}

describe('docs/security', () => {
  it('lists every requirement of levels 1 and 2 once, in order', async () => {
    const rows = await walk();
    expect(rows.map(({ id, level }) => [id, level])).toEqual(Object.entries(await requirements()));
    expect(rows).toHaveLength(253);
  });

  it('states for each requirement whether it is met, and where', async () => {
    const rows = await walk();
    expect(rows.filter(({ state }) => !STATES.includes(state))).toEqual([]);
    expect(rows.filter(({ state, files }) => state === 'met' && files.length === 0)).toEqual([]);
  });

  it('names only files that exist', async () => {
    const named = (await walk()).flatMap(({ id, files }) => files.map((file) => ({ id, file })));
    expect(named.filter(({ file }) => !existsSync(join(repositoryRoot, file)))).toEqual([]);
  });

  it('has the right counts in the overview', async () => {
    const rows = await walk();
    const count = (some: Row[]) =>
      STATES.map((state) => some.filter((row) => row.state === state).length);
    const chapters = Array.from({ length: 17 }, (_, at) => [
      `V${at + 1}`,
      count(rows.filter(({ id }) => id.startsWith(`${at + 1}.`))),
    ]);
    expect(countsOf(await read('docs/security.md'))).toEqual(
      Object.fromEntries([...chapters, ['All', count(rows)]]),
    );
  });
});
