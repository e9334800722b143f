import { launch } from 'chrome-launcher';
import { requireChromium } from '../../browser/chromium.js';
import { say } from '../../stack/terminal.js';
import type { Benchmark } from '../benchmark.js';
import { CHROMIUM_FLAGS } from '../browser/chromium-flags.js';
import { median } from '../report/statistics.js';
import { publicPages } from '../sites/public-routes.js';
import { auditPage, CATEGORIES, type PageAudit } from './audit-page.js';
import { failuresTable, scoresTable } from './lighthouse-tables.js';

/** Lighthouse takes half a minute a page: it is asked this often at most. */
const MOST_RUNS = 3;

/** Lighthouse on every public page of the product as it is delivered. */
export const lighthouseBenchmark: Benchmark = {
  name: 'lighthouse',
  async run({ stack, runs }) {
    const chrome = await launch({
      chromePath: requireChromium(),
      chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS],
    });
    try {
      const audited = new Map<string, PageAudit>();
      for (const page of await publicPages(stack.origin)) {
        const audits: PageAudit[] = [];
        while (audits.length < Math.min(runs, MOST_RUNS)) {
          audits.push(await auditPage(stack.origin + page, chrome.port));
        }
        const audit = middleOf(audits);
        say(`  ${page}: ${Object.values(audit.scores).join(' ')}`);
        audited.set(page, audit);
      }
      return [scoresTable(audited), failuresTable(audited)];
    } finally {
      chrome.kill();
    }
  },
};

/** The median of each score, with what failed in the run that had the median performance. */
function middleOf(audits: PageAudit[]): PageAudit {
  const performance = ({ scores }: PageAudit) => scores['performance'] ?? 0;
  const sorted = [...audits].sort((one, other) => performance(one) - performance(other));
  const { failed } = sorted[sorted.length >> 1] as PageAudit;
  const middle = (category: string) => median(audits.map(({ scores }) => scores[category] ?? 0));
  return { failed, scores: Object.fromEntries(CATEGORIES.map((each) => [each, middle(each)])) };
}
