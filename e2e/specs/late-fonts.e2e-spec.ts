import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/page-health.js';

/** The fonts that the page's heading is really drawn in. */
async function headingFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '#main h1',
  });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}

test('a visit with late fonts uses them from its second page on', async ({ healthyPage: page }) => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/*.woff2', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/lending', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('button', { name: 'Language: English' })).toBeVisible();
  expect(await headingFonts(page)).not.toContainEqual(expect.stringContaining('Spectral'));

  const font = page.waitForResponse(/spectral-latin.*\.woff2$/);
  arrive();
  await font;
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect.poll(() => headingFonts(page)).toEqual([expect.stringContaining('Spectral')]);
});
