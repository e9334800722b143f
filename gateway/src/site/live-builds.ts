import { HOST_NAME, type MicroFrontendVersion, type RouteDeclaration } from '@phantom/registry';
import { liveVersions } from '../remotes/live-versions.js';
import type { Registry } from '../remotes/registry-store.js';
import type { ServerBuild } from '../render/render.service.js';

/**
 * The server's builds of what visitors get, which are those that render pages: what somebody gets by an override is
 * drawn by the browser.
 */
export class LiveBuilds {
  readonly all: readonly ServerBuild[];

  constructor(registry: Registry) {
    this.all = liveVersions(registry).flatMap(([name, versions]) =>
      versions.filter(hasPublicPages).flatMap((version) => buildOf(name, version) ?? []),
    );
  }

  of(name: string, version: string): ServerBuild | undefined {
    return this.all.find((build) => build.name === name && build.version === version);
  }

  frame(version: string): ServerBuild | undefined {
    return this.of(HOST_NAME, version);
  }
}

const buildOf = (
  name: string,
  { metadata: { version }, extras: { server } }: MicroFrontendVersion,
): ServerBuild | undefined => server && { name, version, ...server };

const hasPublicPages = ({ extras }: MicroFrontendVersion): boolean =>
  extras.host === true || extras.declaration.routes.some(isPublic);

const isPublic = ({ frame, access }: RouteDeclaration): boolean => frame === 'public' && !access;
