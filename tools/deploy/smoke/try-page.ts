import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';
import { HOST_NAME } from '@phantom/registry';
import type { SmokePage } from './smoke-pages.js';

/** Milliseconds: a pipeline’s machine may be busy, and a page that is late is not broken. */
const PATIENCE = 45_000;

/** A version to be seen on a site. */
export interface TriedVersion {
  name: string;
  version: string;
}

const REPORTED = 'reported: ';

/** What the shell tells of each section is told to us: nobody's statistics are to know of a trial. */
const KEEP_REPORTS = `navigator.sendBeacon = (_address, body) => {
  body.text().then((text) => console.debug('${REPORTED}' + text));
  return true;
};`;

interface Report {
  remote: string;
  version: string;
  outcome: 'loaded' | 'failed';
  reason?: string;
}

/**
 * What says to a person that a page, or a part of it, did not load: the kit's and the ui package's error states, except
 * the samples on the page of the design.
 */
const ERROR_STATES = '#main .page-error, #main .pp-state-error:not([data-sample] *)';

/** Opens a page and lists what is wrong with it. */
export const tryPage = async (
  context: BrowserContext,
  tried: TriedVersion,
  { path, role }: SmokePage,
): Promise<string[]> => {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  try {
    await page.addInitScript(KEEP_REPORTS);
    problems.push(...(await look(page, tried, path)));
  } catch (error) {
    problems.push(firstLine(error));
  } finally {
    await page.close();
  }
  return [...new Set(problems)].map((problem) => `${path} as ${role}: ${problem}`);
};

const look = async (page: Page, { name, version }: TriedVersion, path: string) => {
  const isShell = name === HOST_NAME;
  const reported = firstReport(page, (report) => isShell || report.remote === name);
  const answer = await page.goto(path);
  if (answer?.status() !== 200) return [`the answer is ${answer?.status()}`];

  const report = await reported;
  if (!report) return ['the shell does not tell that it has been shown'];
  if (report.outcome === 'failed') return [`it could not be shown: ${report.reason}`];
  // Of any section: a page may lead elsewhere, as one that signs out does.
  await page.locator('#main h1').first().waitFor();
  const error = page.locator(ERROR_STATES).first();
  if (await error.isVisible()) return [`it shows an error: ${wordsOf(await error.innerText())}`];

  const shown = isShell ? await shellVersion(page) : report.version;
  return shown === version ? [] : [`the version is ${shown}`];
};

const wordsOf = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 200);

const firstReport = async (
  page: Page,
  isIt: (report: Report) => boolean,
): Promise<Report | undefined> => {
  const find = (message: ConsoleMessage) => reportsIn(message).find(isIt);
  const message = await page
    .waitForEvent('console', (each) => find(each) !== undefined)
    .catch(() => undefined);
  return message && find(message);
};

const reportsIn = (message: ConsoleMessage): Report[] => {
  const text = message.text();
  if (!text.startsWith(REPORTED)) return [];
  return (JSON.parse(text.slice(REPORTED.length)) as { entries: Report[] }).entries;
};

const shellVersion = async (page: Page): Promise<string> => {
  const manifest = (await page.locator('#boot-manifest').textContent()) ?? '{}';
  return (JSON.parse(manifest) as { host: { version: string } }).host.version;
};

/** What Playwright says of an error before it tells what it was at. */
export const firstLine = (error: unknown): string => {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n')[0] ?? text;
};
