import { launch } from 'chrome-launcher';
import { requireChromium } from '../../../tools/browser/chromium.js';
import { say } from '../../../tools/stack/terminal.js';
import type { Benchmark } from '../benchmark.js';
import { CHROMIUM_FLAGS } from '../browser/chromium-flags.js';
import type { Table } from '../report/table.js';
import { publicPages } from '../sites/public-routes.js';
import { type Audit, auditPage, CATEGORIES, type PageAudit } from './audit-page.js';

/** The maximum number of named findings of an audit. */
const NAMED_DETAILS = 3;

function scoresTable(audited: Map<string, PageAudit>): Table {
  return {
    title: 'Lighthouse scores',
    columns: ['Page', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'Met'],
    rows: [...audited].map(([page, { scores }]) => {
      const values = CATEGORIES.map((category) => scores[category] ?? 0);
      const met = values.every((value) => value === 100);
      return [`\`${page}\``, ...values.map(String), met ? 'yes' : '**no**'];
    }),
    note: 'Lighthouse 12, its mobile profile (simulated slow 4G, processor four times slower). Target: 100 everywhere.',
  };
}

/** Lists each audit below 100 once with the pages that fail it. */
function failuresTable(audited: Map<string, PageAudit>): Table {
  const pagesOf = new Map<string, { audit: Audit; pages: string[] }>();
  for (const [page, { failed }] of audited) {
    for (const audit of failed) {
      const entry = pagesOf.get(audit.id) ?? { audit, pages: [] };
      entry.pages.push(`\`${page}\` ${Math.round(audit.score * 100)}`);
      pagesOf.set(audit.id, entry);
    }
  }
  return {
    title: 'Audits below 100',
    columns: ['Category', 'Audit', 'Pages and score', 'For example'],
    rows: [...pagesOf.values()].map(({ audit, pages }) => [
      audit.category,
      cell(`${audit.title} (\`${audit.id}\`)`),
      pages.join(', '),
      audit.details.slice(0, NAMED_DETAILS).map(code).join(' '),
    ]),
  };
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

const code = (text: string): string => `\`${text.replaceAll('|', '\\|').replaceAll('`', '')}\``;

/** Runs Lighthouse once on every public page of the product as delivered; its simulated times vary little. */
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
