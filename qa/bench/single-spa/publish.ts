import { join } from 'node:path';
import { remotes } from '@phantom/build-config/remotes.mjs';
import type { MicroFrontendVersion } from '@phantom/registry';
import { type BundleFile, openStore } from '@phantom/store';
import { type BuildOutput, readBuildOutput } from '../../../tools/publish/build-output.js';
import { readBundleFiles } from '../../../tools/publish/bundle-files.js';
import { makeLive, publishBuild } from '../../../tools/publish/publish-build.js';
import { readRemote } from '../../../tools/publish/publish-folder.js';
import { planPublish } from '../../../tools/publish/publish-plan.js';
import { describeRoutes } from '../../../tools/publish/server-build.js';
import { repositoryRoot } from '../../../tools/stack/repository.js';

const BY = 'npm run bench';

/**
 * Publishes the single-page application as the shell, and registers its sections with the routes and hints of the
 * composed ones: the pages differ only in the origin of their scripts.
 */
export async function publishSingleSpa(dist: string, store: string): Promise<void> {
  const { version: folder } = await publishBuild({ distDir: dist, store, by: BY });
  const build = await readBuildOutput(dist);
  const files = await readBundleFiles(dist);
  const target = await openStore(store);
  for (const name of remotes) {
    const version = await sectionVersion(name, build, files, folder);
    await makeLive(target, name, { version }, { by: BY });
  }
}

/** The declaration of a section, with the addresses of the single build. */
async function sectionVersion(
  name: string,
  whole: BuildOutput,
  files: BundleFile[],
  folder: string,
): Promise<MicroFrontendVersion> {
  const home = join(repositoryRoot, name);
  const { declaration } = await readRemote(home);
  const plan = planPublish(partOf(whole, name), files, {
    declaration,
    routes: await describeRoutes(join(home, 'dist')),
  });
  const own = `/r/${name}/${plan.folder}/`;
  const text = JSON.stringify(plan.version).replaceAll(own, `/r/shell/${folder}/`);
  return JSON.parse(text) as MicroFrontendVersion;
}

/** The single build described like a section's own build. */
function partOf(whole: BuildOutput, name: string): BuildOutput {
  const home = `../${name}/`;
  const lazy = Object.fromEntries(
    Object.entries(whole.lazy)
      .filter(([module]) => module.startsWith(home))
      .map(([module, files]) => [`./${module.slice(home.length)}`, files]),
  );
  const first = lazy['./src/remote.tsx'] ?? [];
  const entry = first.findLast((file) => file.endsWith('.js'));
  if (!entry) throw new Error(`The single build has no chunk of ${name}`);
  return { ...whole, name, entry, lazy, preload: first.filter((file) => file !== entry) };
}
