// What a first visit on a phone transfers, route by route, from the product running at the given address:
// node --import tsx tools/bench/first-load.ts http://localhost:8000
import { type Browser, chromium } from '@playwright/test';
import { requireChromium } from '../browser/chromium.js';

const routes = ['/', '/listings/sales/queens', '/portfolio', '/login'];
const kinds = ['Document', 'Script', 'Stylesheet', 'Font', 'Fetch', 'Image'] as const;

interface Transfer {
  requests: number;
  bytes: number;
}

async function visit(browser: Browser, url: string): Promise<Map<string, Transfer>> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const kindOf = new Map<string, string>();
  const transfers = new Map<string, Transfer>();
  devtools.on('Network.responseReceived', ({ requestId, type }) => kindOf.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId) ?? 'Other';
    const { requests, bytes } = transfers.get(kind) ?? { requests: 0, bytes: 0 };
    transfers.set(kind, { requests: requests + 1, bytes: bytes + encodedDataLength });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await context.close();
  return transfers;
}

const cell = (transfer: Transfer = { requests: 0, bytes: 0 }) =>
  `${(transfer.bytes / 1024).toFixed(1)} KB (${transfer.requests})`;

const [origin = 'http://localhost:8000'] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
console.log(`| Route | ${kinds.join(' | ')} |`);
console.log(`| --- ${'| --- '.repeat(kinds.length)}|`);
for (const route of routes) {
  const transfers = await visit(browser, origin + route);
  console.log(`| \`${route}\` | ${kinds.map((kind) => cell(transfers.get(kind))).join(' | ')} |`);
}
await browser.close();
