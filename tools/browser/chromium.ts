import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installCommands } from '../programs/programs.mjs';

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

const PACKAGE = { debian: 'chromium', homebrew: 'chromium' };

const commands = (): string[][] =>
  process.platform === 'darwin'
    ? [['npx', 'playwright', 'install', 'chromium']]
    : installCommands([PACKAGE]);

const toInstall =
  process.platform === 'darwin'
    ? 'npx playwright install chromium'
    : 'sudo apt-get install chromium';

/** A browser, installed with the system's package manager where there is none and that is allowed; undefined where it is not. */
export function installChromium(): string | undefined {
  const found = findChromium();
  if (found) return found;
  console.log('• No Chromium found: installing one…');
  try {
    for (const [command, ...args] of commands()) {
      execFileSync(command as string, args, { stdio: 'inherit' });
    }
  } catch {
    // What is said above is why.
  }
  return findChromium();
}

/** @throws Error that says how to get one where there is no browser, and none can be installed */
export function requireChromium(): string {
  const installed = installChromium();
  if (installed) return installed;
  throw new Error(NO_CHROMIUM);
}

export const NO_CHROMIUM = `The browser tests need Chromium. Run: ${toInstall}`;
