import {
  HOST_NAME,
  isStaged,
  type MicroFrontendVersion,
  type RouteDeclaration,
} from '@phantom/registry';
import type { Registry } from '../remotes/registry-store.js';
import type { ServerBuild } from '../render/render.service.js';

/**
 * The server's builds of what visitors get, which are those that render pages: what somebody gets by an override is
 * drawn by the browser.
 */
export class LiveBuilds {
  readonly all: readonly ServerBuild[];

  constructor({ document, canaries }: Registry) {
    this.all = Object.entries(document.microFrontends).flatMap(([name, versions]) => {
      const tried = canaries[name]?.version;
      return versions
        .filter((version) => !isStaged(version) || version.metadata.version === tried)
        .filter(hasPublicPages)
        .flatMap((version) => buildOf(name, version) ?? []);
    });
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
