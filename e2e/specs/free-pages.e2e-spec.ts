import { randomUUID } from 'node:crypto';
import { entryOf, paragraph, publisherCalls } from '../fixtures/content-calls.js';
import { expectLayout } from '../fixtures/layout/expect-layout.js';
import { expect, test } from '../fixtures/page-health.js';
import { PublicSite } from '../pages/public-site.js';

test('a page of an employee stands at the root, in the menu and in two languages, until it is removed', async ({
  page,
  request,
}) => {
  test.slow();
  const mark = randomUUID().slice(0, 8);
  const [english, german] = [`visit-${mark}`, `besuch-${mark}`];
  const calls = await publisherCalls(request);
  const { id, version } = await calls.create('free-page');
  const blocks = (text: string) => [{ kind: 'text', text: paragraph(text) }];
  const draft = await calls.save(id, version, [
    { path: 'texts.en.title', value: `Visit ${mark}` },
    { path: 'texts.en.slug', value: 'portfolio' },
    { path: 'texts.en.blocks', value: blocks('Take the train.') },
    { path: 'texts.de.title', value: `Besuch ${mark}` },
    { path: 'texts.de.slug', value: german },
    { path: 'texts.de.blocks', value: blocks('Nehmen Sie die Bahn.') },
    { path: 'values.menu', value: 'about' },
  ]);
  const refused = await calls.publish(id, draft.version);
  expect(refused.status()).toBe(422);
  expect(await refused.text()).toContain('This address belongs to another part of the site.');

  const slug = { path: 'texts.en.slug', value: english };
  const corrected = await calls.save(id, draft.version, [slug]);
  const published = await entryOf(await calls.publish(id, corrected.version));

  const site = new PublicSite(page);
  expect((await page.goto(`/de/${german}`))?.status()).toBe(200);
  await expect(page.getByText('Nehmen Sie die Bahn.')).toBeVisible();
  expect((await page.goto(`/${english}`))?.status()).toBe(200);
  await expect(site.heading()).toHaveText(`Visit ${mark}`);
  await expectLayout(page);

  await test.step('links to other sections ask nobody for a page of an employee', async () => {
    const asked: string[] = [];
    page.on('request', (made) => asked.push(new URL(made.url()).pathname));
    await page.evaluate(() => (document.body.dataset.loaded = 'once'));
    await page.locator('a[href="/portfolio"]').first().click();
    await expect(page).toHaveURL(/\/portfolio$/);
    await expect(site.heading()).not.toHaveText(`Visit ${mark}`);
    await page.goBack();
    await expect(site.heading()).toHaveText(`Visit ${mark}`);
    await page.goForward();
    await expect(page).toHaveURL(/\/portfolio$/);
    await page
      .locator(`a[href="/${english}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(site.heading()).toHaveText(`Visit ${mark}`);
    await expect(page.locator('body')).toHaveAttribute('data-loaded', 'once');
    const pages = asked.filter((path) => path.startsWith('/api/auth/pages/'));
    expect(pages.filter((path) => path !== `/api/auth/pages/${english}`)).toEqual([]);
  });

  await test.step('removed, it answers 410', async () => {
    await calls.remove(id, published.version);
    const status = async () => (await page.goto(`/${english}`))?.status();
    await expect.poll(status, { timeout: 5_000 }).toBe(410);
  });
});
