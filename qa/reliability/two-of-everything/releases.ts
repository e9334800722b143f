import {
  type Author,
  canary,
  promote,
  publish,
  type RegistryEntry,
  stage,
} from '@phantom/registry';
import { changeEntry, openStore } from '@phantom/store';
import type { Site } from '../site/site.js';

/** A small section. */
const REMOTE = 'mf-portfolio';

const author = (): Author => ({ by: 'reliability', at: new Date().toISOString() });

let count = 0;

/** Registers the current version again under another name. @returns its name */
async function another(site: Site): Promise<string> {
  count += 1;
  const name = `again-${Date.now()}-${count}`;
  await change(site, (entry) => {
    const live = entry.versions.find(({ deployment }) => deployment?.default) ?? entry.versions[0];
    if (!live) throw new Error(`Nobody has ${REMOTE}`);
    const version = { ...live, metadata: { ...live.metadata, version: name } };
    return stage(entry, { version }, author());
  });
  return name;
}

/** Releases another version to everybody, like `npm run deploy`. @returns its name */
export async function deployAnother(site: Site): Promise<string> {
  const version = await another(site);
  await change(site, (entry) => publish(entry, version, author()));
  return version;
}

/** Starts a canary with another version. @returns its name */
export async function tryAnother(site: Site, share: number): Promise<string> {
  const version = await another(site);
  await change(site, (entry) => canary(entry, version, { share, employees: false }, author()));
  return version;
}

/** Promotes the canary. */
export const promoteIt = (site: Site): Promise<void> =>
  change(site, (entry) => promote(entry, author()));

async function change(site: Site, how: (entry: RegistryEntry) => RegistryEntry): Promise<void> {
  const store = await openStore(site.store);
  await changeEntry(store, REMOTE, (entry) => {
    if (!entry) throw new Error(`${REMOTE} is not published`);
    return how(entry);
  });
}

/** The version of the section in a page. */
export function versionIn(html: string): string | undefined {
  const [, json = '{}'] = /id="boot-manifest"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
  const { remotes = [] } = JSON.parse(json) as { remotes?: { name: string; version: string }[] };
  return remotes.find(({ name }) => name === REMOTE)?.version;
}
