import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/page-health.js';
import { settled } from '../fixtures/settled.js';
import { employee, investor, type Person, signIn } from '../fixtures/session.js';

/** A sample of each frame, and of each section. */
const sample: { who: string; person?: Person; paths: string[] }[] = [
  { who: 'visitors', paths: ['/', '/lending', '/listings', '/de/portfolio', '/login'] },
  { who: 'investors', person: investor, paths: ['/investors', '/profile'] },
  { who: 'employees', person: employee, paths: ['/dashboard', '/enquiries', '/status'] },
];

declare global {
  interface Window {
    violations: string[];
    injected?: string[];
  }
}

/** Has each page note down what its policy blocks. */
async function noteViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      window.violations.push(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
}

for (const { who, person, paths } of sample) {
  test(`pages of ${who} run under a strict policy without violations`, async ({
    healthyPage: page,
  }) => {
    if (person) await signIn(person, page);
    await noteViolations(page);
    const nonces = new Set<string | undefined>();
    for (const path of paths) {
      const answer = await page.goto(path);
      const policy = answer?.headers()['content-security-policy'] ?? '';
      nonces.add(/script-src 'nonce-([\w+/=-]{20,})' 'strict-dynamic'/.exec(policy)?.[1]);
      expect(policy, path).not.toContain('unsafe-');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('#section-data')).not.toBeAttached();
      await settled(page);
      expect(await page.evaluate(() => window.violations), path).toEqual([]);
    }
    // One for every answer.
    expect(nonces.size).toBe(paths.length);
    expect(nonces).not.toContain(undefined);
  });
}

test('injected scripts do not run', async ({ page }) => {
  await noteViolations(page);
  const note = (what: string) => `(window.injected ??= []).push('${what}')`;
  const injected = `
    <script>${note('script')}</script>
    <script nonce="guessed">${note('nonce')}</script>
    <script src="data:text/javascript,${note('address')}"></script>
    <img src="/no-such-picture.png" alt="" onerror="${note('attribute')}">`;
  await page.route('/lending', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('</main>', `${injected}</main>`);
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/lending');
  await expect(page.locator('#section-data')).not.toBeAttached();
  await page.evaluate((code) => {
    // In a frame of Playwright's own `eval` is allowed: the page itself has to call it.
    const script = document.createElement('a');
    script.href = `javascript:${code}`;
    document.body.append(script);
    script.click();
  }, note('link'));
  await expect.poll(() => page.evaluate(() => window.violations.length)).toBeGreaterThanOrEqual(5);
  expect(await page.evaluate(() => window.injected)).toBeUndefined();
});
