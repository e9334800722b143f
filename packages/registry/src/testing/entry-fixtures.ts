import { publish, stage } from '../publish.js';
import type { RegistryEntry } from '../registry-entry.js';
import { validateEntry } from '../validate-entry.js';

export const author = { by: 'ann@example.com', at: '2025-11-22T09:00:00.000Z' };

/** A build of the remote `listings`. */
export const build = (number: string, preload: string[] = []) => ({
  version: {
    url: `/r/listings/${number}/remote.js`,
    metadata: { version: number, integrity: 'sha384-AAAA' },
    extras: {
      declaration: { name: 'listings', namespace: 'listings', routes: [], menu: [] },
      preload,
    },
  },
  owner: 'homes',
});

const deployed = (entry: RegistryEntry | undefined, number: string) =>
  publish(stage(entry, build(number), author), number, author);

/** Returns the entry after these versions were published one after the other. */
export const entryOf = (...numbers: string[]): RegistryEntry => {
  const entry = numbers.reduce<RegistryEntry | undefined>(deployed, undefined);
  if (!entry) throw new Error('no version');
  return validateEntry(entry, 'listings');
};

/** Returns each version with its traffic share. */
export const sharesOf = ({ versions }: RegistryEntry) =>
  versions.map(({ metadata, deployment }) => [metadata.version, deployment?.traffic]);
