import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { AtTheEnd } from '../../tools/command/command.js';
import { mustRun, succeeds } from './command.js';
import { installEngine, pluginsFolder } from './install-engine.js';

const IP_FORWARD = '/proc/sys/net/ipv4/ip_forward';
const OS_RELEASE = '/etc/os-release';
const START_LIMIT_MS = 60_000;

export interface Engine {
  /** What the Docker command needs in its environment to reach the engine. */
  env: NodeJS.ProcessEnv;
  /** Whether images of a registry can be pulled; otherwise base images are made here. */
  hasRegistry: boolean;
}

/** The engine of the machine, where one runs that has Compose and reaches a registry. */
async function runningEngine(): Promise<Engine | undefined> {
  const isUsable =
    (await succeeds(['docker', 'info'])) &&
    (await succeeds(['docker', 'compose', 'version'])) &&
    (await succeeds(['docker', 'pull', 'busybox:1.37']));
  return isUsable ? { env: {}, hasRegistry: true } : undefined;
}

/** What decides whether an engine can be started on a machine. */
export interface Machine {
  /** Whether an engine runs that can be used. */
  hasEngine: () => Promise<boolean>;
  platform: NodeJS.Platform;
  isRoot: boolean;
  /** The content of `/etc/os-release`; empty where there is none. */
  osRelease: string;
}

const thisMachine = (): Machine => ({
  hasEngine: async () => (await runningEngine()) !== undefined,
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  osRelease: existsSync(OS_RELEASE) ? readFileSync(OS_RELEASE, 'utf8') : '',
});

/** The reason why no engine can be started on a machine; undefined where one can. */
export async function whyNoEngine(machine: Machine): Promise<string | undefined> {
  const { hasEngine, platform, isRoot, osRelease } = machine;
  if (await hasEngine()) return undefined;
  if (platform !== 'linux') return 'no Docker runs here';
  if (!isRoot) return 'no Docker runs here, and only root can start one';
  // Other systems with apt-get have other packages, and not the keys of Debian's archive.
  if (!/^ID="?debian"?$/m.test(osRelease)) {
    return 'no Docker runs here, and it is installed on Debian only';
  }
  return undefined;
}

/** Starts an engine. @returns the reason where none can be started, or where its start failed */
export async function engineOrReason(
  start: () => Promise<Engine>,
  machine = thisMachine(),
): Promise<{ engine: Engine } | { reason: string }> {
  const reason = await whyNoEngine(machine);
  if (reason) return { reason };
  try {
    return { engine: await start() };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Uses the machine's engine, or installs and starts one of its own. Its data stay in `folder`: the next run finds
 * the images again.
 */
export async function startEngine(folder: string, atTheEnd: AtTheEnd): Promise<Engine> {
  const running = await runningEngine();
  if (running) return running;
  await installEngine(folder);
  const runtime = await mkdtemp(join(tmpdir(), 'engine-'));
  atTheEnd(async () => {
    await unmountBelow(runtime);
    await rm(runtime, { recursive: true, force: true });
  });
  await keepNetworkSettings(runtime, atTheEnd);
  const env = {
    DOCKER_HOST: `unix://${runtime}/docker.sock`,
    DOCKER_CONFIG: pluginsFolder(folder),
  };
  const daemon = await startDaemon(folder, runtime);
  atTheEnd(() => endDaemon(daemon));
  await waitUntilReady(daemon, env, join(folder, 'dockerd.log'));
  return { env, hasRegistry: false };
}

/** The engine turns on forwarding and adds rules of its own: both are put back at the end. */
async function keepNetworkSettings(runtime: string, atTheEnd: AtTheEnd): Promise<void> {
  const forwarding = readFileSync(IP_FORWARD, 'utf8');
  const rules = join(runtime, 'iptables');
  writeFileSync(rules, `${await mustRun(['iptables-save'])}\n`);
  atTheEnd(async () => {
    // What the engine added stands in chains that an empty set of rules would leave in place.
    for (const table of ['nat', 'filter']) {
      await mustRun(['iptables', '-t', table, '-F']);
      await mustRun(['iptables', '-t', table, '-X']);
    }
    await mustRun(['iptables', '-P', 'FORWARD', 'ACCEPT']);
    await mustRun(['iptables-restore'], { input: readFileSync(rules, 'utf8') });
    await succeeds(['ip', 'link', 'delete', 'docker0']);
    writeFileSync(IP_FORWARD, forwarding);
  });
}

async function startDaemon(folder: string, runtime: string): Promise<ChildProcess> {
  await mkdir(join(folder, 'data'), { recursive: true });
  const log = openSync(join(folder, 'dockerd.log'), 'w');
  return spawn(
    'dockerd',
    [
      ...['--data-root', join(folder, 'data'), '--exec-root', join(runtime, 'exec')],
      ...['-H', `unix://${runtime}/docker.sock`, '--pidfile', join(runtime, 'pid')],
    ],
    { stdio: ['ignore', log, log], detached: true },
  );
}

async function waitUntilReady(
  daemon: ChildProcess,
  env: NodeJS.ProcessEnv,
  log: string,
): Promise<void> {
  const end = Date.now() + START_LIMIT_MS;
  while (!(await succeeds(['docker', 'info'], { env }))) {
    if (daemon.exitCode !== null || Date.now() > end) {
      throw new Error(`the engine did not start:\n${readFileSync(log, 'utf8').slice(-2000)}`);
    }
    await delay(500);
  }
}

/** A build that was broken off leaves the network of its container mounted. */
async function unmountBelow(folder: string): Promise<void> {
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  const below = mounts
    .map((line) => line.split(' ')[1] ?? '')
    .filter((at) => at.startsWith(folder));
  for (const mount of below.reverse()) await mustRun(['umount', '--lazy', mount]);
}

async function endDaemon(daemon: ChildProcess): Promise<void> {
  if (daemon.exitCode !== null) return;
  const exited = once(daemon, 'exit');
  daemon.kill('SIGTERM');
  await exited;
}
