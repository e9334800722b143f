import {
  type BootManifest,
  isStaged,
  type MicroFrontendVersion,
  type RouteDeclaration,
} from '@phantom/registry';
import type { Registry } from './registry-store.js';

/** The versions of each micro frontend that visitors or employees get without an override. */
export const liveVersions = ({
  document,
  canaries,
}: Registry): [name: string, versions: MicroFrontendVersion[]][] =>
  Object.entries(document.microFrontends).map(([name, versions]) => {
    const tried = canaries[name]?.version;
    const isLive = (version: MicroFrontendVersion) =>
      !isStaged(version) || version.metadata.version === tried;
    return [name, versions.filter(isLive)];
  });

/** The routes whose pages are in the sitemap, each with its canonical path. */
export const publicRoutes = ({ remotes }: BootManifest): RouteDeclaration[] =>
  remotes
    .flatMap(({ declaration }) => declaration.routes)
    .filter(({ path, canonical = path, access, noindex }) => {
      return !access && !noindex && canonical === path;
    });

export const hasParams = ({ path }: RouteDeclaration): boolean => path.includes('/:');
