import { type BootManifest, type RemoteOverride, resolve, trafficBounds } from '@phantom/registry';
import { LRUCache } from 'lru-cache';
import type { Registry } from '../registry/registry-store.js';

/** Canaries make few; overrides can be thought of without end. */
const MAX_VARIANTS = 100;

type Overrides = Readonly<Record<string, RemoteOverride>>;

/** All by which visitors differ in the versions that they get. */
export interface Visitor {
  /** The place on the traffic scale. */
  bucket: number;
  isEmployee: boolean;
  /** What an employee has asked for. */
  overrides?: Overrides;
}

/** The boot manifests of one registry, each made once for all who get the same versions. */
export class ManifestVariants {
  private readonly bounds: readonly number[];
  private readonly manifests = new LRUCache<string, BootManifest>({ max: MAX_VARIANTS });

  /** @param devRemotes what comes from development servers, for everybody */
  constructor(
    private readonly registry: Registry,
    private readonly devRemotes: Overrides,
  ) {
    this.bounds = trafficBounds(registry.document);
  }

  /** Whether a visitor's bucket makes a difference. */
  get areShared(): boolean {
    return this.bounds.length > 0;
  }

  /** @throws RegistryError if no shell is registered */
  manifestFor({ bucket, isEmployee, overrides = {} }: Visitor): BootManifest {
    const share = this.bounds.filter((bound) => bucket >= bound).length;
    const key = `${share} ${isEmployee} ${JSON.stringify(overrides)}`;
    const known = this.manifests.get(key);
    if (known) return known;

    const { document, canaries } = this.registry;
    const manifest = resolve(document, {
      bucket,
      isEmployee,
      canaries,
      overrides: { ...this.devRemotes, ...overrides },
    });
    const told = withOverridesOf(manifest, overrides);
    this.manifests.set(key, told);
    return told;
  }
}

/** Of what everybody gets from a development server a page does not tell as something special. */
const withOverridesOf = (
  { overrides: effective = [], ...manifest }: BootManifest,
  asked: Overrides,
): BootManifest => {
  const overrides = effective.filter((name) => Object.hasOwn(asked, name));
  return { ...manifest, ...(overrides.length > 0 && { overrides }) };
};
