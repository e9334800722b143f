import type { Page } from '@playwright/test';
import { violations } from '../fixtures/accessibility.js';
import { listingRows } from '../fixtures/database.js';
import { expectLayout } from '../fixtures/layout/expect-layout.js';
import { expect, test } from '../fixtures/page-health.js';
import { countRequests, settled } from '../fixtures/settled.js';

const PAGE = '/listings/favourites';

interface Home {
  id: number;
  name: string;
  price: number;
}

/** Homes for sale of the demo that no other test changes. */
const findHomes = () =>
  listingRows<Home>(
    `select id, unparsed_address as name, list_price as price from listing
      where source = 'demo' and offer = 'sale' and borough = 'brooklyn' and not hidden
        and standard_status = 'Active' and list_price > 10000
      order by id limit 3`,
    [],
  );

const save = async (page: Page, { id, name }: Home) => {
  await page.goto(`/listings-detail/${id}`);
  const heart = page.getByRole('button', { name: `Save: ${name}` });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
};

const panelOf = (page: Page) =>
  page.getByRole('region', { name: 'On your other devices, and with others' });

const createList = async (page: Page) => {
  const panel = panelOf(page);
  await panel.locator('summary').click();
  await panel.getByRole('button', { name: 'Take to another device or share' }).click();
  const own = panel.getByRole('textbox', { name: 'Your own link' });
  await expect(own).toHaveValue(/#mine=[\w-]{43}$/);
  const links = [own, panel.getByRole('textbox', { name: 'The link to share' })];
  return Promise.all(links.map((field) => field.inputValue()));
};

test('favourites go to another device and to a friend by links, and stay in step', async ({
  healthyPage: page,
  browser,
}) => {
  test.slow();
  const [one, two, three] = (await findHomes()) as [Home, Home, Home];
  await save(page, one);
  await save(page, two);
  await page.goto(PAGE);
  await page.getByRole('button', { name: `Add a note: ${one.name}` }).click();
  await page.getByLabel(`Your note: ${one.name}`).fill('Near the park');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const [ownLink, shareLink] = await createList(page);
  await expectLayout(page);
  await listingRows('update listing set list_price = $2 where id = $1', [two.id, two.price - 5000]);

  // Another device of the owner has a favourite of its own.
  const device = await browser.newContext();
  const other = await device.newPage();
  await save(other, three);
  await other.goto(ownLink as string);
  await expect(other.getByText('1 favorite on this device joins the list.')).toBeVisible();
  expect(await violations(other)).toEqual([]);
  await other.getByRole('button', { name: 'Connect this device' }).click();
  await expect(other.getByRole('button', { name: `Save: ${one.name}` })).toBeVisible();
  await expect(other.getByText('Near the park')).toBeVisible();
  await expect(other.getByText('$5,000 lower')).toBeVisible();
  expect(new URL(other.url()).hash).toBe('');

  // A friend writes on the list, and the friend's own favourites stay empty.
  const friend = await browser.newContext();
  const guest = await friend.newPage();
  countRequests(guest);
  await guest.goto(shareLink as string);
  await guest.getByRole('button', { name: `Thumb up: ${one.name}` }).click();
  const home = guest.getByRole('listitem').filter({ has: guest.getByText(one.name) });
  await home.getByLabel('Your name').first().fill('Bo');
  await home.getByRole('button', { name: 'Save the name' }).first().click();
  await expect(home.getByText('For: Bo')).toBeVisible();
  await home.locator('summary').click();
  await home.getByLabel('Your comment').fill('Let us see it');
  await home.getByRole('button', { name: 'Send comment' }).click();
  await expect(home.getByText('The comment is on the list.')).toBeVisible();
  await expectLayout(guest);
  await guest.goto(PAGE);
  await expect(guest.getByText('No favorites yet')).toBeVisible();

  // The first device sees all of it, and what it changes reaches the other one.
  await page.goto(PAGE);
  await expect(page.getByRole('button', { name: `Save: ${three.name}` })).toBeVisible();
  await expect(page.getByText('For: Bo')).toBeVisible();
  await page.getByText('1 comment', { exact: true }).click();
  await expect(page.getByText('Let us see it')).toBeVisible();
  await page.getByRole('button', { name: `Save: ${two.name}` }).click();
  await settled(page);
  await other.goto(PAGE);
  await expect(other.getByText('Up to date with your list.')).toBeVisible();
  await expect(other.getByRole('button', { name: `Save: ${two.name}` })).toHaveAttribute(
    'aria-pressed',
    'false',
  );

  // Sharing ends: the friend's link is no longer valid.
  const panel = panelOf(page);
  await panel.locator('summary').click();
  await panel.getByRole('button', { name: 'End sharing' }).click();
  await expect(panel.getByText(/The list is not shared/)).toBeVisible();
  await guest.goto(shareLink as string);
  await guest.reload();
  await expect(guest.getByRole('heading', { name: 'This list is not here' })).toBeVisible();

  await listingRows('update listing set list_price = $2 where id = $1', [two.id, two.price]);
  await device.close();
  await friend.close();
});

test('what is changed offline is sent when the device is back', async ({ page, context }) => {
  const [one, two] = (await findHomes()) as [Home, Home, Home];
  await save(page, one);
  await save(page, two);
  await page.goto(PAGE);
  await createList(page);
  await context.setOffline(true);
  await expect(page.getByText(/You are offline. What you change is sent/)).toBeVisible();
  await page.getByRole('button', { name: `Save: ${two.name}` }).click();
  await context.setOffline(false);
  await expect(page.getByText('Up to date with your list.')).toBeVisible();
  await expect
    .poll(() =>
      listingRows(
        `select listing_id from favourite_home
          where list_id = (select max(list_id) from favourite_home where listing_id = $1)`,
        [one.id],
      ),
    )
    .toEqual([{ listing_id: one.id }]);
});
