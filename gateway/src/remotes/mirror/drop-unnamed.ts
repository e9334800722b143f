import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** Bundles that stay although no entry names them any more: pages that are open may want something of them. */
const KEPT_UNNAMED = 20;

/**
 * Drops the bundles of a mirror that no entry names, but for the last of them.
 *
 * @param root the mirror's folder
 * @param named as `<name>/<folder>`
 */
export const dropUnnamed = async (root: string, named: ReadonlySet<string>): Promise<void> => {
  const folder = path.join(root, 'r');
  const names = await foldersIn(folder);
  const bundles = await Promise.all(
    names.map(async (name) => (await foldersIn(path.join(folder, name))).map((it) => [name, it])),
  );
  const unnamed = bundles.flat().map((parts) => parts.join('/'));
  const dated = await Promise.all(
    unnamed
      .filter((bundle) => !named.has(bundle))
      .map(async (bundle) => {
        const { mtimeMs } = await stat(path.join(folder, bundle));
        return { bundle, mtimeMs };
      }),
  );
  const dropped = dated.toSorted((one, other) => other.mtimeMs - one.mtimeMs).slice(KEPT_UNNAMED);
  for (const { bundle } of dropped) await rm(path.join(folder, bundle), { recursive: true });
};

const foldersIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);
