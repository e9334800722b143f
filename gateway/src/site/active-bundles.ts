import { HOST_NAME, type MicroFrontendVersion, type RouteDeclaration } from '@phantom/registry';
import { liveVersions } from '../registry/registry-queries.js';
import type { Registry } from '../registry/registry-store.js';
import type { ServerBundle } from '../ssr/render.service.js';

/**
 * The server's builds of what visitors get, which are those that render pages: what somebody gets by an override is
 * drawn by the browser.
 */
export class ActiveBundles {
  readonly all: readonly ServerBundle[];

  constructor(registry: Registry) {
    this.all = liveVersions(registry).flatMap(([name, versions]) =>
      versions.filter(hasPublicPages).flatMap((version) => buildOf(name, version) ?? []),
    );
  }

  of(name: string, version: string): ServerBundle | undefined {
    return this.all.find((build) => build.name === name && build.version === version);
  }

  frame(version: string): ServerBundle | undefined {
    return this.of(HOST_NAME, version);
  }
}

const buildOf = (
  name: string,
  { metadata: { version }, extras: { server } }: MicroFrontendVersion,
): ServerBundle | undefined => server && { name, version, ...server };

const hasPublicPages = ({ extras }: MicroFrontendVersion): boolean =>
  extras.host === true || extras.declaration.routes.some(isPublic);

const isPublic = ({ frame, access }: RouteDeclaration): boolean => frame === 'public' && !access;
