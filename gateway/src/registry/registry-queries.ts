import {
  type BootManifest,
  isStaged,
  type MicroFrontendVersion,
  type RouteDeclaration,
} from '@phantom/registry';
import type { Registry } from './registry-store.js';

/** Of each micro frontend the versions that visitors or employees get without asking for one. */
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

/** The routes whose pages search engines are told of, each under its one path. */
export const publicRoutes = ({ remotes }: BootManifest): RouteDeclaration[] =>
  remotes
    .flatMap(({ declaration }) => declaration.routes)
    .filter(({ path, canonical = path, access, noindex }) => {
      return !access && !noindex && canonical === path;
    });

/** Whether a route has as many pages as there are values for its params. */
export const hasParams = ({ path }: RouteDeclaration): boolean => path.includes('/:');
