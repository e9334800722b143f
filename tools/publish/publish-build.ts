import type { RemoteDeclaration } from '@phantom/registry';
import { readBuildOutput } from './build-output.js';
import { type BundleFile, readBundleFiles } from './bundle-files.js';
import { FolderStore } from './folder-store.js';
import { precompress } from './precompress.js';
import { planPublish, type PublishPlan, withVersion } from './publish-plan.js';
import { describeRoutes, SERVER_FILE } from './server-build.js';

export interface PublishOptions {
  /** The folder that the bundler filled, with its `build.json`. */
  distDir: string;
  /** The content of `remote.json`; left out for the shell. */
  declaration?: RemoteDeclaration;
  /** The store's folder. */
  store: string;
}

export interface PublishResult {
  name: string;
  version: string;
  /** False when the store had this very build and the registry gave it all traffic already. */
  changed: boolean;
}

/** Puts a build into the store and gives it all traffic. Publishing it again changes nothing. */
export const publishBuild = async (options: PublishOptions): Promise<PublishResult> => {
  const { distDir, declaration } = options;
  const store = new FolderStore(options.store);
  const build = await readBuildOutput(distDir);
  const files = await readBundleFiles(distDir);
  const routes = declaration && hasServer(files) ? await describeRoutes(distDir) : {};
  const plan = planPublish(build, files, { declaration, routes });

  const isNew = !(await store.hasBundle(plan.name, plan.folder));
  if (isNew) {
    const compressed = await Promise.all(files.map(precompress));
    await store.addBundle(plan.name, plan.folder, [...files, ...compressed.flat()]);
  }
  const registered = await register(store, plan);
  return { name: plan.name, version: plan.folder, changed: isNew || registered };
};

const hasServer = (files: readonly BundleFile[]): boolean =>
  files.some(({ name }) => name === SERVER_FILE);

/** Tries until no other publisher came in between. */
const register = async (store: FolderStore, plan: PublishPlan): Promise<boolean> => {
  for (;;) {
    const { document, revision } = await store.readRegistry();
    const next = withVersion(document, plan);
    if (next === document) return false;
    if (await store.replaceRegistry(next, revision)) return true;
  }
};
