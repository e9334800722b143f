import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isInstalled } from './installed.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const stampFile = `${root}.data/installed`;

function fail(sentence) {
  console.error(`✗ ${sentence}`);
  process.exit(1);
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Node 20.19 or later is needed, this is ${process.versions.node}: install a newer one.`);
  }
}

/** What is installed depends on the lock file, and native parts on the platform and Node's ABI. */
function installStamp() {
  const lock = readFileSync(`${root}package-lock.json`);
  const platform = `${process.platform}-${process.arch}-${process.versions.modules}`;
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

/** Replaces this process with another Node as far as a person can tell: same streams, same signals, same exit code. */
export function run(args) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
  // Ctrl-C reaches the child too, by the terminal; this process only waits for it to end.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
