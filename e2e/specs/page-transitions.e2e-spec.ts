import type { Page } from '@playwright/test';
import { recordLayoutShift } from '../fixtures/layout-shift.js';
import { expect, test } from '../fixtures/page-health.js';
import { settled } from '../fixtures/settled.js';
import { PublicSite } from '../pages/public-site.js';

/** What became of each transition, and the name of the shared picture while it ran. */
type Outcome = 'shown' | 'shown with a picture' | 'AbortError' | 'TimeoutError';

/** Records the transitions of every document that this page opens from now on. */
async function recordTransitions(page: Page): Promise<() => Promise<Outcome[]>> {
  await page.addInitScript(() => {
    const outcomes: string[] = [];
    Object.assign(window, { outcomes });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.ready.then(
        () => {
          const names = document
            .getAnimations()
            .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '');
          const hasPicture =
            names.includes('::view-transition-old(page-picture)') &&
            names.includes('::view-transition-new(page-picture)');
          outcomes.push(hasPicture ? 'shown with a picture' : 'shown');
        },
        ({ name }: DOMException) => outcomes.push(name),
      );
      return transition;
    };
  });
  return () => page.evaluate(() => (window as unknown as { outcomes: Outcome[] }).outcomes);
}

test('a page becomes the next one, and a card its page, without a shift', async ({
  healthyPage: page,
}) => {
  const outcomes = await recordTransitions(page);
  const shift = await recordLayoutShift(page);
  const site = new PublicSite(page);

  /** Tries again: a busy machine may be too slow for one transition. */
  const expectTransition = (from: string, open: () => Promise<void>, outcome: Outcome) =>
    expect(async () => {
      await site.open(from);
      await settled(page);
      await open();
      await expect(site.heading()).toBeFocused();
      await expect(page.locator('#page-announcement')).toHaveText(await page.title());
      await expect.poll(outcomes).toEqual([outcome]);
      expect(await shift()).toBeLessThan(0.001);
    }).toPass();

  await test.step('within a section', () =>
    expectTransition('/lending', () => site.follow('Contact'), 'shown'));
  await test.step('from section to section', () =>
    expectTransition('/lending', () => site.follow('Portfolio'), 'shown'));
  await test.step('from a project in the portfolio to its page', () =>
    expectTransition(
      '/portfolio',
      () => page.locator('#main a[href*="/singleportfolio/"]').first().click(),
      'shown with a picture',
    ));
  await test.step('from a home in the results to its page', () =>
    expectTransition(
      '/listings/sales/queens',
      () => page.locator('#main a[href*="/listings-detail/"]').first().click(),
      'shown with a picture',
    ));
});

test('a card becomes its page in another section', async ({ healthyPage: page }) => {
  const outcomes = await recordTransitions(page);
  const site = new PublicSite(page);
  await site.open('/');
  await settled(page);
  const heading = await site.heading().textContent();
  // Again from the same document: the other section is loaded by then.
  await expect(async () => {
    await page.locator('#main .pp-media-card[href*="/singleportfolio/"]').first().click();
    await expect(page).toHaveURL(/singleportfolio/);
    await expect(site.heading()).toBeFocused();
    await settled(page);
    const outcome = (await outcomes()).at(-1);
    await page.goBack();
    await expect(site.heading(heading ?? '')).toBeVisible();
    await settled(page);
    expect(outcome).toBe('shown with a picture');
  }).toPass();
});

test('Back shows the page before at once', async ({ healthyPage: page }) => {
  const outcomes = await recordTransitions(page);
  const site = new PublicSite(page);
  await site.open('/lending');
  await settled(page);
  await site.follow('Portfolio');
  await expect(site.heading('Portfolio')).toBeFocused();
  await expect.poll(outcomes).toHaveLength(1);
  await page.goBack();
  await expect(site.heading('Lending')).toBeFocused();
  expect(await outcomes()).toHaveLength(1);
});

test('a page whose data is slow shows its loading state, not a still picture of the page before', async ({
  healthyPage: page,
}) => {
  const outcomes = await recordTransitions(page);
  const site = new PublicSite(page);
  await site.open('/');
  await settled(page);
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/auth/projects/*', async (route) => {
    await answered;
    await route.continue();
  });
  await page.locator('#main .pp-media-card[href*="/singleportfolio/"]').first().click();
  // The browser itself would end it after seconds, with a TimeoutError.
  await expect.poll(outcomes).toEqual(['AbortError']);
  await expect(page.getByText('Loading…')).toBeAttached();
  answer();
  await expect(site.heading()).toBeFocused();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no transition runs', async ({ healthyPage: page }) => {
    const outcomes = await recordTransitions(page);
    const site = new PublicSite(page);
    await site.open('/lending');
    await settled(page);
    await site.follow('Contact');
    await expect(site.heading('Contact')).toBeFocused();
    await site.follow('Portfolio');
    await expect(site.heading('Portfolio')).toBeFocused();
    expect(await outcomes()).toEqual([]);
  });
});
