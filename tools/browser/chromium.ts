import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
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
function findChromium(): string | undefined {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH is ${given}, but nothing is there: correct or unset it.`);
  }
  return [...systemPaths, chromium.executablePath()].find((path) => existsSync(path));
}

const PACKAGE = { debian: 'chromium', homebrew: 'chromium' };

/** Chromium without windows, in which a page costs a third less than in the whole browser. Of the systems with apt-get, Debian packages it. */
const HEADLESS_SHELL = '/usr/lib/chromium/chromium-headless-shell';
const HEADLESS_PACKAGE = { ...PACKAGE, debian: 'chromium-headless-shell' };

const commands = (): string[][] =>
  process.platform === 'darwin'
    ? [['npx', 'playwright', 'install', 'chromium']]
    : installCommands([PACKAGE]);

const toInstall =
  process.platform === 'darwin'
    ? 'npx playwright install chromium'
    : 'sudo apt-get install chromium';

/** A browser, installed with the system's package manager where there is none and that is allowed; undefined where it is not. */
function installChromium(): string | undefined {
  const found = findChromium();
  if (found) return found;
  console.log('• No Chromium found: installing one…');
  runAll(commands());
  return findChromium();
}

/** Runs commands until one fails, which has said why. */
function runAll(commandLines: string[][]): void {
  try {
    for (const [command, ...args] of commandLines) {
      execFileSync(command as string, args, { stdio: 'inherit' });
    }
  } catch {
    // The caller looks for what is there afterwards.
  }
}

/**
 * The browsers of the tests, installed where that is allowed: the whole one, and on Debian the headless shell.
 *
 * @returns whether there is one
 */
export function installBrowsers(): boolean {
  if (!installChromium()) return false;
  if (!process.env.CHROMIUM_PATH && !existsSync(HEADLESS_SHELL) && isDebian()) {
    console.log('• No headless Chromium found: installing it…');
    runAll(installCommands([HEADLESS_PACKAGE]));
  }
  return true;
}

/**
 * The browser of tests that need no window and no viewer of PDF files: the headless shell, else the whole one.
 *
 * @throws Error as `requireChromium`
 */
export const requireHeadlessChromium = (): string => findHeadlessShell() ?? requireChromium();

const findHeadlessShell = (): string | undefined =>
  !process.env.CHROMIUM_PATH && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : undefined;

const isDebian = (): boolean =>
  existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

/** @throws Error that says how to get one where there is no browser, and none can be installed */
export function requireChromium(): string {
  const installed = installChromium();
  if (installed) return installed;
  throw new Error(NO_CHROMIUM);
}

export const NO_CHROMIUM = `The browser tests need Chromium. Run: ${toInstall}`;
