import { isStaged, type RegistryEntry } from '@phantom/registry';

/** Says in a sentence without its full stop who gets a version as things are. */
export const whoHas = ({ versions, canary }: RegistryEntry, version: string): string => {
  const found = versions.find(({ metadata }) => metadata.version === version);
  const employees = canary?.version === version && canary.employees;
  const { traffic = 0, default: isDefault = false } = found?.deployment ?? {};
  if (isDefault && !canary) {
    return `Everybody gets ${version}: it was live before this command, and still is. Roll back, or mend it and deploy again`;
  }
  if (isDefault) return `${version} stays the default version: it was live before this command`;
  if (traffic > 0 || employees) {
    const staff = employees ? ', and employees,' : '';
    return `${traffic} % of the visitors${staff} still get ${version}: abort the canary, or mend it and deploy again`;
  }
  const where = found && isStaged(found) ? ': it is in the registry without a share' : '';
  return `Nobody gets ${version}${where}. Mend it and deploy again`;
};
