import type { MicroFrontendVersion, RouteDeclaration } from '@phantom/registry';
import { liveVersions } from '../registry/registry-queries.js';
import type { Registry } from '../registry/registry-store.js';
import type { ServerBundle } from '../ssr/render.service.js';

/** The server bundles of the versions that visitors get. A version from an override is rendered by the browser. */
export class ActiveBundles {
  readonly all: readonly ServerBundle[];

  constructor(registry: Registry) {
    this.all = liveVersions(registry).flatMap(([name, versions]) =>
      versions.filter(hasPublicPages).flatMap((version) => serverBundleOf(name, version) ?? []),
    );
  }

  of(name: string, version: string): ServerBundle | undefined {
    return this.all.find((bundle) => bundle.name === name && bundle.version === version);
  }
}

const serverBundleOf = (
  name: string,
  { metadata: { version }, extras: { server } }: MicroFrontendVersion,
): ServerBundle | undefined => server && { name, version, ...server };

const hasPublicPages = ({ extras }: MicroFrontendVersion): boolean =>
  extras.host === true || extras.declaration.routes.some(isPublic);

const isPublic = ({ frame, access }: RouteDeclaration): boolean => frame === 'public' && !access;
