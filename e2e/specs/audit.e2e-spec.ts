import { readFile } from 'node:fs/promises';
import { violations } from '../fixtures/accessibility.js';
import { ownAccount } from '../fixtures/own-account.js';
import { expect, test } from '../fixtures/page-health.js';
import { accessToken, admin, openAs } from '../fixtures/session.js';

test('the activity log lists the actions of all services, and is exported', async ({
  page,
  request,
}) => {
  const owner = await ownAccount(request, { type: 'Investor' });
  const headers = { Authorization: `Bearer ${await accessToken(request, admin)}` };
  const post = async (path: string, data: object) => {
    const answer = await request.post(`/api/auth/investors/${owner.id}/${path}`, { headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as { list: { id: number; version: number }[] };
  };
  const money = { committed: '2000000', contributed: '2000000', as_of: '2026-06-30' };
  const held = await post('holdings', { property: 'Gowanus Mill', ...money });
  const [holding] = held.list;
  const payment = { paid_on: '2026-03-31', amount: '1000000', kind: 'income' };
  const paid = await post('distributions', { holding_id: holding?.id, ...payment });
  const [{ id, version } = { id: 0, version: 0 }] = paid.list;
  const path = `/api/auth/investor-distributions/${id}?version=${version}`;
  expect((await request.delete(path, { headers })).ok()).toBe(true);

  await openAs(admin, page, `/audit?account=${owner.id}`);
  const removed = page.getByRole('row', { name: /Removed/ });
  await expect(removed).toContainText(`$1,000,000.00 to ${owner.name}, Gowanus Mill`);
  await expect(removed).toContainText('Adrian Cole');
  // Of another service, in the same list; whoever signs in is left out.
  await expect(page.getByRole('row', { name: /Role or rights changed/ })).toContainText(
    'Role: – → Investor',
  );
  expect(await violations(page)).toEqual([]);

  await page.getByLabel('Kind of record').selectOption('Distributions');
  await expect(page).toHaveURL(/record=distribution/);
  await expect(page.getByRole('row', { name: /Role or rights/ })).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  const [heading = '', ...lines] = file.trim().split('\r\n');
  expect(heading).toContain('Time (UTC),Who,');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z,Adrian Cole,/);
  await page.getByLabel('Kind of record').selectOption('Activity log');
  await page.goto('/audit?action=log-exported');
  await expect(page.getByRole('row', { name: /Log exported/ }).first()).toContainText('2 entries');
});

test('the activity log hides sign-ins until they are requested', async ({ page }) => {
  await openAs(admin, page, '/audit');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Sign-in', exact: true })).toHaveCount(0);
  const signIns = page.getByRole('switch', { name: 'Show who signed in and out' });
  await signIns.click();
  await expect(signIns).toBeChecked();
  await expect(page).toHaveURL(/signIns=shown/);
  await expect(page.getByRole('cell', { name: 'Sign-in', exact: true }).first()).toBeVisible();
});
