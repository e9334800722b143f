import type { Browser, CDPSession, Page } from '@playwright/test';
import { NetworkLog } from './network-log.js';
import { recordTiming, sectionsAtWork, type PageTiming } from './page-timing.js';

/** The simulated phone: four times slower than this machine, 1.6 Mbit/s, 150 ms until a response begins. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SLOWDOWN = 4;
const VIEWPORT = { width: 390, height: 844 };

export interface Visit {
  page: Page;
  network: NetworkLog;
  /** When the section was interactive and the network idle. */
  timing: PageTiming;
}

/**
 * Opens an address as a first-time visitor on a phone, waits until the page is idle, calls `look`, and closes the page.
 *
 * @param slowdown how many times slower the processor is than this machine's
 */
export async function visit<Result>(
  browser: Browser,
  url: string,
  look: (visit: Visit) => Promise<Result> | Result,
  slowdown = SLOWDOWN,
): Promise<Result> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-US' });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await slowDown(devtools, slowdown);
    const network = new NetworkLog(devtools);
    await recordTiming(page);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await sectionsAtWork(page, 1);
    await network.untilQuiet();
    return await look({ page, network, timing: await sectionsAtWork(page, 1) });
  } finally {
    await context.close();
  }
}

async function slowDown(devtools: CDPSession, rate: number): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}
