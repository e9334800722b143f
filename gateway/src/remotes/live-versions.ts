import { isStaged, type MicroFrontendVersion } from '@phantom/registry';
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
