import { expect, type Page, test } from '@playwright/test';
import { PublicSite } from '../pages/public-site.js';

const remote = 'mf-portfolio';
const bundles = '**/r/mf-portfolio/**';

const retry = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /retry|try again/i });

/** The frame and the other sections work, and Retry brings the section back once `mend` has run. */
async function expectOnlyItsOwnSectionToSuffer(
  page: Page,
  mend: () => Promise<void>,
): Promise<void> {
  const site = new PublicSite(page);
  await expect(retry(page)).toBeVisible({ timeout: 30_000 });
  await expect(site.navigation).toBeVisible();
  await site.follow('Listings');
  await expect(page.getByRole('tab', { name: 'SALES' })).toBeVisible();
  await site.follow('Portfolio');
  await expect(retry(page)).toBeVisible({ timeout: 30_000 });
  await mend();
  await retry(page).click();
  await expect(page.getByRole('tab', { name: 'COMPLETED PROJECTS' })).toBeVisible();
}

async function goToPortfolio(page: Page): Promise<void> {
  const site = new PublicSite(page);
  await site.open('/');
  await site.follow('Portfolio');
}

test('a deleted bundle costs its own section only', async ({ page }) => {
  // What the gateway answers for a folder that is not there; the other tests go on with theirs.
  const answers: number[] = [];
  await page.route(bundles, async (route) => {
    const url = route.request().url().replace(`/r/${remote}/`, `/r/${remote}/deleted-`);
    const answer = await route.fetch({ url });
    answers.push(answer.status());
    await route.fulfill({ response: answer });
  });
  await goToPortfolio(page);
  await expectOnlyItsOwnSectionToSuffer(page, () => page.unroute(bundles));
  expect(new Set(answers)).toEqual(new Set([404]));
});

test('a bundle that never arrives costs its own section only', async ({ page }) => {
  await page.route(bundles, () => new Promise(() => undefined));
  await goToPortfolio(page);

  await test.step('navigation is free while it hangs', async () => {
    const site = new PublicSite(page);
    await site.follow('Listings');
    await expect(page.getByRole('tab', { name: 'SALES' })).toBeVisible();
    await site.follow('Portfolio');
  });
  await expectOnlyItsOwnSectionToSuffer(page, () => page.unroute(bundles));
});

/** Serves other code as the remote's entry, in a page that names no hash which would refuse it. */
async function replaceEntry(page: Page, body: string): Promise<() => Promise<void>> {
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replaceAll(/,?"integrity":"[^"]*"/g, '');
    await route.fulfill({ response: answer, body: html });
  });
  const entry = /\/r\/mf-portfolio\/[^/]+\/remoteEntry\.js/;
  await page.route(entry, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  return () => page.unroute(entry);
}

test('a bundle that throws when it is evaluated costs its own section only', async ({ page }) => {
  const mend = await replaceEntry(page, 'throw new Error("broken build")');
  await goToPortfolio(page);
  await expectOnlyItsOwnSectionToSuffer(page, mend);
});

test('a remote that throws when it is mounted costs its own section only', async ({ page }) => {
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  const mend = await replaceEntry(
    page,
    `window['${remote}'] = {
      init() {},
      get: async () => () => ({
        bootstrap: async () => undefined,
        mount: async () => { throw new Error('broken mount'); },
        unmount: async () => undefined,
      }),
    };`,
  );
  await goToPortfolio(page);
  await expectOnlyItsOwnSectionToSuffer(page, mend);
  expect(thrown).toContain('broken mount');
});
