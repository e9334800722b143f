import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { runToEnd } from '../processes.js';
import { repositoryRoot } from '../repository.js';
import { type BuildTarget, buildTargets } from './build-targets.js';
import { fingerprint } from './fingerprint.js';
import { hasOutputs, outputManifest } from './outputs.js';

/** What a build was made from, and what it wrote: both have to be as they were. */
interface Stamp {
  inputs: string;
  outputs: Record<string, string>;
}

interface Places {
  root: string;
  /** The folder of the stamps and logs. */
  builds: string;
}

const stampFile = (name: string, { builds }: Places): string => join(builds, `${name}.json`);

async function readStamp(name: string, places: Places): Promise<Stamp | undefined> {
  try {
    return JSON.parse(await readFile(stampFile(name, places), 'utf8')) as Stamp;
  } catch {
    return undefined;
  }
}

async function isCurrent(target: BuildTarget, inputs: string, places: Places): Promise<boolean> {
  const stamp = await readStamp(target.name, places);
  return stamp?.inputs === inputs && (await hasOutputs(places.root, target.outputs, stamp.outputs));
}

async function build(
  target: BuildTarget,
  signal: AbortSignal,
  places: Places,
): Promise<string | undefined> {
  const { name, outputs, prepare, cwd } = target;
  const inputs = await fingerprint(target.inputs, target.command, places.root);
  if (await isCurrent(target, inputs, places)) return undefined;
  await prepare?.();
  const [command, ...args] = target.command as [string, ...string[]];
  await runToEnd({
    name: `Building ${name}`,
    command,
    args,
    cwd,
    env: process.env,
    logFile: join(places.builds, `${name}.log`),
    signal,
  });
  const stamp: Stamp = { inputs, outputs: await outputManifest(places.root, outputs) };
  await writeFile(stampFile(name, places), JSON.stringify(stamp));
  return name;
}

/**
 * Builds what changed since its last build, in what it reads or in what it wrote; the names of those are the answer. Two at a
 * time: webpack is hungry.
 */
export async function buildChanged(
  signal: AbortSignal,
  targets: BuildTarget[] = buildTargets(false),
  places: Places = { root: repositoryRoot, builds: join(repositoryRoot, '.data', 'builds') },
): Promise<string[]> {
  await mkdir(places.builds, { recursive: true });
  const two = pLimit(2);
  const built = await Promise.all(
    targets.map((target) => two(() => build(target, signal, places))),
  );
  return built.filter((name) => name !== undefined);
}
