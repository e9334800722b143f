import { randomUUID } from 'node:crypto';
import { violations } from '../fixtures/accessibility.js';
import { paragraph, publisherCalls } from '../fixtures/content-calls.js';
import { expectLayout } from '../fixtures/layout/expect-layout.js';
import { expect, test } from '../fixtures/page-health.js';
import { admin, openAs } from '../fixtures/session.js';
import { settled } from '../fixtures/settled.js';
import { PublicSite } from '../pages/public-site.js';

/** Milliseconds in which every page shows a publication. */
const SEEN = { timeout: 5_000 };

const LIST = '/investment-opportunities';

test('an offering is released with its press release, and seen in the list, on its page and in German', async ({
  page,
  request,
}) => {
  test.slow();
  const mark = randomUUID().slice(0, 8);
  const [title, news] = [`Riverside ${mark}`, `We buy on the river ${mark}`];
  const calls = await publisherCalls(request);
  const press = await calls.create('press-release');
  await calls.save(press.id, press.version, [
    { path: 'texts.en.title', value: news },
    { path: 'texts.en.body', value: paragraph('A contract was signed.') },
    { path: 'values.publishedAt', value: '2026-11-20T10:00:00Z' },
  ]);
  const offering = await calls.create('offering');
  await calls.save(offering.id, offering.version, [
    { path: 'texts.en.title', value: title },
    { path: 'texts.en.slug', value: `riverside-${mark}` },
    { path: 'texts.en.summary', value: 'Forty homes in a former mill on the river.' },
    { path: 'texts.en.body', value: paragraph('A mill becomes homes.') },
    { path: 'texts.en.risk', value: paragraph('You can lose all of it.') },
    { path: 'texts.en.figures', value: [{ label: 'Term', value: '36 months' }] },
    { path: 'texts.en.nextStepText', value: 'Ask us about it' },
    { path: 'values.nextStepUrl', value: '/invest-now' },
    { path: 'values.image', value: await calls.picture() },
    { path: 'values.state', value: 'open' },
    { path: 'values.target', value: '5000000.00' },
    { path: 'values.committed', value: '1250000.00' },
    { path: 'values.minimum', value: '50000.00' },
    { path: 'values.progress', value: 10 },
    { path: 'values.pressRelease', value: press.id },
  ]);
  const site = new PublicSite(page);
  await site.open(LIST);
  await expect(page.getByText(title)).toHaveCount(0);
  const release = await calls.release(`Riverside ${mark}`, [press.id, offering.id]);

  await test.step('the list shows it with its figures', async () => {
    const card = page.getByRole('article').filter({ hasText: title });
    const shown = async () => {
      await site.open(LIST);
      return card.count();
    };
    await expect.poll(shown, SEEN).toBe(1);
    await expect(card).toContainText('Open to investors');
    await expect(card).toContainText('$5,000,000');
    await expect(card).toContainText('25% of the amount sought is committed');
    await settled(page);
    expect(await violations(page)).toEqual([]);
    await card.getByRole('link', { name: title, exact: true }).click();
    await expect(site.heading()).toHaveText(title);
  });

  await test.step('its page leads to the press release', async () => {
    expect((await page.reload())?.status()).toBe(200);
    await expect(page.getByText('A mill becomes homes.')).toBeVisible();
    await expectLayout(page);
    await page.getByRole('link', { name: news }).click();
    await expect(page.getByRole('heading', { level: 2, name: news })).toBeVisible();
  });

  await test.step('a German visitor reads the labels in German and the text in English', async () => {
    await site.open(`/de${LIST}/riverside-${mark}`);
    await expect(page.getByText('Offen für Anleger')).toBeVisible();
    const text = page.getByText('A mill becomes homes.');
    await expect(page.locator('[lang=en]').filter({ has: text }).first()).toBeVisible();
  });

  await test.step('the page of the release fits every screen', async () => {
    await openAs(admin, page, `/content/releases/content/${release.id}`);
    await expect(site.heading()).toHaveText(`Riverside ${mark}`);
    await expectLayout(page);
  });

  await test.step('a renamed address leads to the new one, a removed one is gone', async () => {
    const { version } = await calls.read(offering.id);
    const slug = { path: 'texts.en.slug', value: `mill-${mark}` };
    const saved = await calls.save(offering.id, version, [slug]);
    expect((await calls.publish(offering.id, saved.version)).ok()).toBe(true);
    const old = `${LIST}/riverside-${mark}`;
    const moved = async () => {
      const answer = await request.get(old, { maxRedirects: 0 });
      return [answer.status(), answer.headers().location];
    };
    await expect.poll(moved, SEEN).toEqual([301, `${LIST}/mill-${mark}`]);
    for (const { id } of [offering, press]) await calls.remove(id, (await calls.read(id)).version);
    const gone = async () => (await request.get(`${LIST}/mill-${mark}`)).status();
    await expect.poll(gone, SEEN).toBe(410);
    const left = async () => {
      await site.open(LIST);
      return page.getByText(title).count();
    };
    await expect.poll(left, SEEN).toBe(0);
  });
});
