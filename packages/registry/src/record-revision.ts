import type { MicroFrontendVersion } from './registry-document.js';
import {
  KEPT_REVISIONS,
  type RegistryEntry,
  type Revision,
  type VersionShare,
} from './registry-entry.js';
import { VersionMissingError } from './registry-error.js';
import { isStaged } from './traffic.js';

/** How many versions that no kept revision knows stay: several pipelines may be on their way. */
const KEPT_STAGED = 5;

/** Who changes an entry, and when. */
export interface Author {
  by: string;
  /** ISO 8601. */
  at: string;
  note?: string;
  /** Of a release: the routes of which the smoke test opened no page. */
  unopened?: string[];
}

/** What everybody gets of it. */
export const everybody = (version: string): VersionShare[] => [
  { version, traffic: 100, default: true },
];

/** The entry with one revision more, after which its versions have these shares, and the others none. */
export const recorded = (
  entry: RegistryEntry,
  shares: readonly VersionShare[],
  what: Omit<Revision, 'revision' | 'state'>,
): RegistryEntry => {
  const revision = entry.revision + 1;
  const shared = { ...unsigned(entry), versions: withShares(entry, shares) };
  const history = [{ revision, ...what, state: stateOf(shared) }, ...entry.history];
  return withoutSpare({ ...shared, revision, history: history.slice(0, KEPT_REVISIONS) });
};

/** The versions with these shares, and the others with none. */
export const withShares = (
  { name, versions }: RegistryEntry,
  shares: readonly VersionShare[],
): MicroFrontendVersion[] => {
  const missing = shares.find(({ version }) => !versions.some(isCalled(version)));
  if (missing) throw new VersionMissingError(name, missing.version);
  return versions.map((each) => {
    const share = shares.find(({ version }) => isCalled(version)(each));
    const { traffic, default: isDefault } = share ?? { traffic: 0, default: false };
    return { ...each, deployment: { traffic, default: isDefault } };
  });
};

/** A signature is one of the entry before its change. */
export const unsigned = (entry: RegistryEntry): RegistryEntry => {
  const changed = { ...entry };
  delete changed.signature;
  return changed;
};

/** The entry without a word of what is tried. */
export const withoutCanary = (entry: RegistryEntry): RegistryEntry => {
  const changed = { ...entry };
  delete changed.canary;
  return changed;
};

/** Keeps the versions that a kept revision knows or somebody gets, and the last of the others. */
export const withoutSpare = (entry: RegistryEntry): RegistryEntry => {
  const { versions, history, canary } = entry;
  const known = new Set(history.flatMap(({ state }) => state.map(({ version }) => version)));
  if (canary) known.add(canary.version);
  const spare = versions.filter((each) => isStaged(each) && !known.has(each.metadata.version));
  const gone = new Set(spare.slice(0, -KEPT_STAGED));
  return { ...entry, versions: versions.filter((each) => !gone.has(each)) };
};

export const isCalled =
  (version: string) =>
  ({ metadata }: MicroFrontendVersion): boolean =>
    metadata.version === version;

const stateOf = ({ versions }: RegistryEntry): VersionShare[] =>
  versions
    .filter((version) => !isStaged(version))
    .map(({ metadata: { version }, deployment }) => ({
      version,
      traffic: deployment?.traffic ?? 0,
      default: deployment?.default ?? false,
    }));
