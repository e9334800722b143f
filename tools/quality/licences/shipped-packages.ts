/** The parts of a package-lock.json (version 3) that say what needs what. */
export interface Lock {
  packages: Record<string, LockedPackage>;
}

interface LockedPackage {
  version?: string;
  license?: string;
  link?: boolean;
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

export interface ShippedPackage {
  name: string;
  version: string;
  /** As the package says it, an SPDX expression; empty where it says nothing. */
  licence: string;
}

const FOLDER = 'node_modules/';

/**
 * Everything of others that the workspaces bring along when they run: what they depend on, and what that does. Binaries for
 * all platforms are among it.
 *
 * @param workspaces their folders
 */
export function shippedPackages({ packages }: Lock, workspaces: readonly string[]) {
  const seen = new Set<string>();
  const open = [...workspaces];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (seen.has(place)) continue;
    seen.add(place);
    const { dependencies, optionalDependencies } = packages[place] ?? {};
    const names = Object.keys({ ...dependencies, ...optionalDependencies });
    open.push(...names.flatMap((name) => placeOf(packages, place, name) ?? []));
  }
  return [...seen]
    .filter((place) => place.includes(FOLDER))
    .map((place): ShippedPackage => {
      const { version = '', license = '' } = packages[place] ?? {};
      return { name: nameAt(place), version, licence: license };
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** Where Node.js finds it: as near as it lies. */
function placeOf(packages: Lock['packages'], from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))) {
    const place = `${folder ? `${folder}/` : ''}${FOLDER}${name}`;
    const found = packages[place];
    if (found) return found.link ? found.resolved : place;
    if (!folder) return undefined;
  }
}

const nameAt = (place: string): string => place.slice(place.lastIndexOf(FOLDER) + FOLDER.length);
