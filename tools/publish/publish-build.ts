import { publish, stage, type StagedBuild } from '@phantom/registry';
import { changeEntry, openStore, type Store } from '@phantom/store';
import { type BuildSource, prepareBuild } from './prepare-build.js';

export interface PublishOptions extends BuildSource {
  /** The store's address. */
  store: string;
  /** Who publishes. */
  by: string;
  /** Leaves a version alone that the registry knows, whoever has it: it may have been rolled back. */
  ifNew?: boolean;
}

export interface PublishResult {
  name: string;
  version: string;
  /** False when the store had this very build and the registry gave it all traffic already. */
  changed: boolean;
}

/** Puts a build into the store and gives it all traffic. Publishing it again changes nothing. */
export const publishBuild = async (options: PublishOptions): Promise<PublishResult> => {
  const store = await openStore(options.store);
  const build = await prepareBuild(store, options);
  const { name, folder, files } = build;
  const added = await store.addBundle(name, folder, files);
  const isNewlyLive = await makeLive(store, name, build, options);
  return { name, version: folder, changed: added === 'added' || isNewlyLive };
};

/**
 * Gives a version that is in the store all traffic.
 *
 * @returns false when it has it already, or is to be left alone
 */
export const makeLive = async (
  store: Store,
  name: string,
  build: StagedBuild,
  { by, ifNew = false }: Pick<PublishOptions, 'by' | 'ifNew'>,
): Promise<boolean> => {
  const { version } = build.version.metadata;
  const author = { by, at: new Date().toISOString() };
  let isChanged = false;
  await changeEntry(store, name, (entry) => {
    const isKnown = entry?.versions.some(({ metadata }) => metadata.version === version);
    if (entry && isKnown && ifNew) return entry;
    const live = publish(stage(entry, build, author), version, author);
    isChanged = live !== entry;
    return live;
  });
  return isChanged;
};
