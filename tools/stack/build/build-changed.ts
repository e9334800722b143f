import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { runToEnd } from '../processes.js';
import { repositoryRoot } from '../repository.js';
import { type BuildTarget, buildTargets } from './build-targets.js';
import { fingerprint } from './fingerprint.js';

const builds = join(repositoryRoot, '.data', 'builds');

async function isCurrent({ name, output }: BuildTarget, hash: string): Promise<boolean> {
  const before = await readFile(join(builds, `${name}.sha256`), 'utf8').catch(() => '');
  const built = await stat(join(repositoryRoot, output)).catch(() => undefined);
  return before === hash && built !== undefined;
}

async function build(target: BuildTarget, signal: AbortSignal): Promise<string | undefined> {
  const hash = await fingerprint(target.inputs, target.command);
  if (await isCurrent(target, hash)) return undefined;
  const [command, ...args] = target.command as [string, ...string[]];
  await runToEnd({
    name: `Building ${target.name}`,
    command,
    args,
    cwd: target.cwd,
    env: process.env,
    logFile: join(builds, `${target.name}.log`),
    signal,
  });
  await writeFile(join(builds, `${target.name}.sha256`), hash);
  return target.name;
}

/** Builds what changed since its last build; the names of those are the answer. Two at a time: webpack is hungry. */
export async function buildChanged(
  signal: AbortSignal,
  targets: BuildTarget[] = buildTargets(false),
): Promise<string[]> {
  await mkdir(builds, { recursive: true });
  const two = pLimit(2);
  const built = await Promise.all(targets.map((target) => two(() => build(target, signal))));
  return built.filter((name) => name !== undefined);
}
