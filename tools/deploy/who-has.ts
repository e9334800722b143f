import { isStaged, type RegistryEntry } from '@phantom/registry';

/** Says in a sentence without its full stop who gets a version as things are. */
export const whoHas = (entry: RegistryEntry, version: string): string => {
  const found = entry.versions.find(({ metadata }) => metadata.version === version);
  const isTried = entry.canary?.version === version;
  if (!found) return `Nobody gets ${version}. Mend it and deploy again`;
  if (isTried) return triedBy(entry, version, found.deployment?.traffic ?? 0);
  if (isStaged(found)) {
    return `Nobody gets ${version}: it is in the registry without a share. Mend it and deploy again`;
  }
  const was = 'it was live before this command, and still is';
  const who = entry.canary ? 'Everybody without the canary' : 'Everybody';
  return `${who} gets ${version}: ${was}. Roll back, or mend it and deploy again`;
};

const triedBy = ({ canary }: RegistryEntry, version: string, traffic: number): string => {
  const staff = canary?.employees ? ', and employees,' : '';
  return `${traffic} % of the visitors${staff} still get ${version}: abort the canary, or mend it and deploy again`;
};
