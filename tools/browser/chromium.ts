import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browser of the tests: CHROMIUM_PATH, else the system's, else Playwright's own. */
export function findChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH is ${given}, but nothing is there: correct or unset it.`);
  }
  return [...systemPaths, chromium.executablePath()].find((path) => existsSync(path));
}

const succeeds = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** The command that installs a browser here without a question, where this user may. */
function installCommands(): string[][] {
  if (process.platform === 'darwin') return [['npx', 'playwright', 'install', 'chromium']];
  if (!succeeds('apt-get', ['--version'])) return [];
  const may = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  if (may.length > 0 && !succeeds('sudo', ['-n', 'true'])) return [];
  return [
    [...may, 'apt-get', 'update', '-qq'],
    [...may, 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ];
}

const toInstall =
  process.platform === 'darwin'
    ? 'npx playwright install chromium'
    : 'sudo apt-get install chromium';

/** Finds a browser, or installs one with the system's package manager where that is allowed. */
export function requireChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log('• No Chromium found: installing one…');
  for (const [command, ...args] of installCommands()) {
    execFileSync(command as string, args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(`The browser tests need Chromium. Run: ${toInstall}`);
}
