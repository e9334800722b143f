import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { remotes } from '@phantom/build-config/remotes.mjs';
import { catalogue } from './catalogue.js';
import { KINDS } from './output/picture-kinds.js';

const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));
const PICTURE_URL = /\/pictures\/([a-z]+\/[\w.-]+)\/(\d+)\.webp/g;

async function demo<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(join(REPOSITORY, path), 'utf8')) as T;
}

async function sourcesOf(folder: string): Promise<string[]> {
  const names = await readdir(join(REPOSITORY, folder), { recursive: true });
  const sources = names.filter(
    (name) => /\.(tsx?|json)$/.test(name) && !/\.spec\.|(^|\/)testing\//.test(name),
  );
  return Promise.all(sources.map((name) => readFile(join(REPOSITORY, folder, name), 'utf8')));
}

describe('catalogue', () => {
  let ids: Set<string>;
  beforeAll(async () => {
    ids = new Set((await catalogue()).map(({ id }) => id));
  });

  it('draws every picture once', async () => {
    expect(ids.size).toBe((await catalogue()).length);
  });

  it('draws every home and the rooms that it shows', async () => {
    const homes = await demo<{ key: string; interiors: string[] }[]>(
      'services/listings/demo/listings.json',
    );
    expect(homes.length).toBeGreaterThan(0);
    const wanted = homes.flatMap(({ key, interiors }) => [
      `homes/${key}`,
      ...interiors.map((id) => `interiors/${id}`),
    ]);
    expect(wanted.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('draws every hero, portrait, project, its state before and its gallery', async () => {
    const keyed = async (kind: string, path: string) =>
      (
        await demo<{ key: string; before?: { key: string }; gallery?: { key: string }[] }[]>(path)
      ).flatMap(({ key, before, gallery = [] }) =>
        [key, ...(before ? [before.key] : []), ...gallery.map((one) => one.key)].map(
          (each) => `${kind}/${each}`,
        ),
      );
    const wanted = [
      ...(await keyed('heroes', 'services/content/demo/heroes.json')),
      ...(await keyed('team', 'services/content/demo/team.json')),
      ...(await keyed('projects', 'services/properties/demo/projects.json')),
    ];
    expect(wanted.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('draws every picture that a page or the demo data names, at a width that it has', async () => {
    const folders = [
      ...remotes.map((name) => `${name}/src`),
      'shell/src',
      'services/content/demo',
      'services/listings/demo',
      'services/properties/demo',
    ];
    const texts = (await Promise.all(folders.map(sourcesOf))).flat().join('\n');
    const named = [...texts.matchAll(PICTURE_URL)].map(([, id = '', width]) => ({
      id,
      width: Number(width),
    }));
    expect(named.length).toBeGreaterThan(0);
    for (const { id, width } of named) {
      expect([...ids]).toContain(id);
      expect(KINDS[id.split('/')[0] as keyof typeof KINDS].widths).toContain(width);
    }
  });
});
