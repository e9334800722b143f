import {
  type HostExtras,
  isStaged,
  type MicroFrontendVersion,
  type RegistryDocument,
  type RemoteExtras,
} from '@phantom/registry';

/** A version that some visitors get. */
export interface LiveVersion<Extras> {
  name: string;
  /** For a message: `mf-listings 1.2.0-ab12`. */
  label: string;
  extras: Extras;
}

/** The shells that visitors get: more than one while a canary runs. */
export const liveShells = (document: RegistryDocument): LiveVersion<HostExtras>[] =>
  liveVersions(document).filter((each): each is LiveVersion<HostExtras> => isHost(each.extras));

/** The remotes that visitors get, but for one. */
export const otherRemotes = (
  document: RegistryDocument,
  name: string,
): LiveVersion<RemoteExtras>[] =>
  liveVersions(document).filter(
    (each): each is LiveVersion<RemoteExtras> => each.name !== name && !isHost(each.extras),
  );

/** What visitors get of one micro frontend. */
export const liveOf = (
  { microFrontends }: RegistryDocument,
  name: string,
): MicroFrontendVersion[] => (microFrontends[name] ?? []).filter((version) => !isStaged(version));

export const isHost = (extras: HostExtras | RemoteExtras): extras is HostExtras =>
  extras.host === true;

const liveVersions = (document: RegistryDocument): LiveVersion<HostExtras | RemoteExtras>[] =>
  Object.keys(document.microFrontends).flatMap((name) =>
    liveOf(document, name).map(({ metadata, extras }) => ({
      name,
      label: `${name} ${metadata.version}`,
      extras,
    })),
  );
