import type { RegistryDocument } from '@phantom/registry';

/** Subresource integrity of a build's file by its address; undefined where the registry does not say. */
export type FileIntegrity = (url: string) => string | undefined;

export const fileIntegrity = ({ microFrontends }: RegistryDocument): FileIntegrity => {
  const folders = new Map(
    Object.values(microFrontends)
      .flat()
      .map(({ url, extras }) => [splitUrl(url).folder, extras.integrity]),
  );
  return (url) => {
    const { folder, file } = splitUrl(url);
    return folders.get(folder)?.[file];
  };
};

const splitUrl = (url: string): { folder: string; file: string } => {
  const at = url.lastIndexOf('/') + 1;
  return { folder: url.slice(0, at), file: url.slice(at) };
};
