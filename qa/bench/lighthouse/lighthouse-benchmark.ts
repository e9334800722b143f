import { launch } from 'chrome-launcher';
import { requireChromium } from '../../../tools/browser/chromium.js';
import { say } from '../../../tools/stack/terminal.js';
import type { Benchmark } from '../benchmark.js';
import { CHROMIUM_FLAGS } from '../browser/chromium-flags.js';
import { publicPages } from '../sites/public-routes.js';
import { auditPage, type PageAudit } from './audit-page.js';
import { failuresTable, scoresTable } from './lighthouse-tables.js';

/** Lighthouse on every public page of the product as it is delivered, once: its times are simulated and vary little. */
export const lighthouseBenchmark: Benchmark = {
  name: 'lighthouse',
  async run({ stack }) {
    const chrome = await launch({
      chromePath: requireChromium(),
      chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS],
    });
    try {
      const audited = new Map<string, PageAudit>();
      for (const page of await publicPages(stack.origin)) {
        const audit = await auditPage(stack.origin + page, chrome.port);
        say(`  ${page}: ${Object.values(audit.scores).join(' ')}`);
        audited.set(page, audit);
      }
      return [scoresTable(audited), failuresTable(audited)];
    } finally {
      chrome.kill();
    }
  },
};
