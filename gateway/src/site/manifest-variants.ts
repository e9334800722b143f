import { type BootManifest, type RemoteOverride, resolve, trafficBounds } from '@phantom/registry';
import { LRUCache } from 'lru-cache';
import type { Registry } from '../registry/registry-store.js';

/** Canaries make few variants, overrides any number. */
const MAX_VARIANTS = 100;

type Overrides = Readonly<Record<string, RemoteOverride>>;

/** What decides the versions that a visitor gets. */
interface Visitor {
  /** The traffic bucket, from 0 to 100. */
  bucket: number;
  isEmployee: boolean;
  /** The overrides of an employee. */
  overrides?: Overrides;
}

/** The boot manifests of one registry, each made once for all visitors with the same versions. */
export class ManifestVariants {
  private readonly bounds: readonly number[];
  private readonly manifests = new LRUCache<string, BootManifest>({ max: MAX_VARIANTS });

  /** @param devRemotes remotes that everybody gets from a development server */
  constructor(
    private readonly registry: Registry,
    private readonly devRemotes: Overrides,
  ) {
    this.bounds = trafficBounds(registry.document);
  }

  /** Whether the versions depend on the visitor's bucket. */
  get isByBucket(): boolean {
    return this.bounds.length > 0;
  }

  /** @throws RegistryError if no shell is registered */
  manifestFor({ bucket, isEmployee, overrides = {} }: Visitor): BootManifest {
    const share = this.bounds.filter((bound) => bucket >= bound).length;
    const key = `${share} ${isEmployee} ${JSON.stringify(overrides)}`;
    const known = this.manifests.get(key);
    if (known) return known;

    const { document, canaries } = this.registry;
    const resolved = resolve(document, {
      bucket,
      isEmployee,
      canaries,
      overrides: { ...this.devRemotes, ...overrides },
    });
    const manifest = withOverridesOf(resolved, overrides);
    this.manifests.set(key, manifest);
    return manifest;
  }
}

/** The page lists the overrides of the employee, and not the development servers that everybody gets. */
const withOverridesOf = (
  { overrides: effective = [], ...manifest }: BootManifest,
  requested: Overrides,
): BootManifest => {
  const overrides = effective.filter((name) => Object.hasOwn(requested, name));
  return { ...manifest, ...(overrides.length > 0 && { overrides }) };
};
