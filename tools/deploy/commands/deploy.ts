import { spawnSync } from 'node:child_process';
import path from 'node:path';
import {
  canary,
  ChangeRefusedError,
  isStaged,
  parseEntry,
  publish,
  stage,
} from '@phantom/registry';
import { prepareBuild, type PreparedBuild } from '../../publish/prepare-build.js';
import { readRemote } from '../../publish/publish-folder.js';
import { repositoryRoot } from '../../stack/repository.js';
import { readShare } from '../arguments.js';
import { checkCompatibility } from '../check-compatibility.js';
import { checkInBrowser } from '../check-in-browser.js';
import { change, changeSigned, type Context, type Outcome } from '../context.js';
import { DeployFailure, EXIT } from '../failure.js';
import { tried } from './canary.js';

/** Builds a remote or the shell for production, anew whatever was there. */
const buildFrontend = (folder: string): void => {
  const webpack = path.join(repositoryRoot, 'node_modules', '.bin', 'webpack');
  // Standard output belongs to the command's own answer.
  const { status } = spawnSync(webpack, ['--mode', 'production'], {
    cwd: folder,
    stdio: [0, 2, 2],
  });
  if (status === 0) return;
  throw new DeployFailure(EXIT.unexpected, 'The build failed: the lines above say why');
};

/** Builds, checks, uploads, tries and publishes a version. */
export const deployCommand = async (context: Context): Promise<Outcome> => {
  const { folder, name, store, author, flags } = context;
  const share = flags.canary === undefined ? undefined : readShare('canary', flags.canary);
  if (share !== undefined) await requireLiveVersion(context);

  if (!flags['skip-build']) buildFrontend(folder);
  const remote = await readRemote(folder);
  const build = withFallback(
    await prepareBuild(store, { distDir: path.join(folder, 'dist'), ...remote }),
    flags.fallback,
  );
  await checkCompatibility(context, build);

  await store.addBundle(name, build.folder, build.files);
  await changeSigned(context, (entry) => stage(entry, build, author));
  const unopened = await checkInBrowser(context, build);
  const release = { ...author, ...(unopened.length > 0 && { unopened }) };

  const { folder: version } = build;
  if (share === undefined) {
    const entry = await change(context, (before) => publish(before, version, release));
    return { entry, version, said: `everybody who opens a page from now on has ${version}` };
  }
  const audience = { share, employees: flags.employees ?? false };
  const entry = await change(context, (before) => canary(before, version, audience, release));
  return { entry, ...tried(entry) };
};

/** Said before anything is built: whoever is not in a canary's share has another version. */
const requireLiveVersion = async ({ store, name }: Context): Promise<void> => {
  const stored = await store.readEntry(name);
  const isLive = stored && !parseEntry(stored.text, name).versions.every(isStaged);
  if (isLive) return;
  throw new ChangeRefusedError(
    `Nobody has ${name} yet, so there is nothing to try a canary beside: the first version is for everybody, without --canary`,
  );
};

const withFallback = (build: PreparedBuild, base: string | undefined): PreparedBuild => {
  if (base === undefined) return build;
  const fallbackUrl = `${base.replace(/\/$/, '')}${build.version.url}`;
  return { ...build, version: { ...build.version, fallbackUrl } };
};
