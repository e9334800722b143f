import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures/page-health.js';
import { accessToken, admin, signIn } from '../fixtures/session.js';

interface Entry {
  id: number;
  number: number;
  version: number;
}

const INVISIBLE = /[\u200B-\u200D\uFEFF]/;

/** A newsletter that nobody has published, and the link to it. */
async function draftNewsletter(request: APIRequestContext, title: string) {
  const headers = { Authorization: `Bearer ${await accessToken(request, admin)}` };
  const send = async <Body>(method: 'POST' | 'PATCH', path: string, data: object) => {
    const url = `/api/auth/content${path}`;
    const answer = await request.fetch(url, { method, headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as Body;
  };
  const { list } = await send<{ list: [Entry] }>('POST', '/entries', { type: 'newsletter' });
  const [{ id, version }] = list;
  const text = { type: 'text', text: `${title} as its text` };
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [text] }] };
  const saved = await send<{ list: [Entry] }>('PATCH', `/entries/${id}`, {
    version,
    changes: [
      { path: 'texts.en.title', value: title },
      { path: 'texts.en.body', value: body },
      { path: 'values.image', value: 1 },
      { path: 'values.publishedAt', value: '2026-11-20T10:00:00Z' },
    ],
  });
  const { token } = await send<{ token: string }>('POST', '/previews', { entry_ids: [id] });
  const [{ number }] = saved.list;
  return { id, token, path: `/single-news-letter/${number}` };
}

test('a draft is shown on its page to its preview only', async ({
  request,
  playwright,
  baseURL,
}) => {
  const title = `Draft for the server ${Date.now()}`;
  const { path, token } = await draftNewsletter(request, title);
  const visitor = await playwright.request.newContext({ baseURL });
  const preview = await visitor.get(`${path}?preview=${token}`);
  expect(preview.status()).toBe(200);
  expect(await preview.text()).toContain(title);
  for (const address of [path, `${path}?preview=${token.replaceAll(/\w/g, 'x')}`, '/news-letter']) {
    expect(await (await visitor.get(address)).text()).not.toContain(title);
  }
  expect((await visitor.get(path)).status()).toBe(404);
  await visitor.dispose();
});

test('a preview goes on in the browser, without marks that people could notice', async ({
  healthyPage: page,
  request,
}) => {
  const title = `Draft for the browser ${Date.now()}`;
  const { path, token } = await draftNewsletter(request, title);
  await page.goto(`/news-letter?preview=${token}`);
  await expect(page.locator('#preview-bar')).toHaveText('Preview: not published');
  const asked = page.waitForRequest(/\/api\/auth\/newsletterList\/\d+$/);
  await page.getByRole('link', { name: title }).first().click();
  expect((await asked).headers()['x-content-preview']).toBe(token);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await expect(page).toHaveURL(`${path}?preview=${token}`);
  await expect.poll(() => page.title()).toContain(title);
  expect(await page.title()).not.toMatch(INVISIBLE);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  const canonical = page.locator('link[rel=canonical]');
  if ((await canonical.count()) > 0) {
    expect(await canonical.getAttribute('href')).not.toContain('preview');
  }
});

test('a click on a text leads to its field', async ({ page, request }) => {
  const title = `Draft in a frame ${Date.now()}`;
  const { id, path, token } = await draftNewsletter(request, title);
  await page.goto('/home');
  const message = page.evaluate(
    (address) =>
      new Promise((resolve) => {
        addEventListener('message', ({ data }: MessageEvent<{ type?: string }>) => {
          if (data.type === 'phantom:edit-field') resolve(data);
        });
        const frame = document.createElement('iframe');
        frame.id = 'preview';
        frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;z-index:9999';
        frame.src = address;
        document.body.append(frame);
      }),
    `${path}?preview=${token}`,
  );
  const frame = page.frameLocator('#preview');
  await frame.getByRole('heading', { level: 1 }).click();
  expect(await message).toEqual({ type: 'phantom:edit-field', id, path: 'texts.en.title' });
});

test('a preview as a visitor leaves the person signed in elsewhere', async ({ page, request }) => {
  const { path, token } = await draftNewsletter(request, `Draft for visitors ${Date.now()}`);
  await signIn(admin, page);
  const session = () => page.evaluate(() => sessionStorage.getItem('authUser'));
  await page.goto(`${path}?preview=${token}&as=visitor`);
  await expect(page.locator('#preview-bar')).toBeVisible();
  expect(await session()).toBeNull();
  await page.goto(`${path}?preview=${token}`);
  expect(await session()).not.toBeNull();
});

test('a preview that has ended says so', async ({ healthyPage: page }) => {
  await page.goto('/news-letter?preview=0123456789abcdefghij');
  await expect(page.locator('#preview-bar')).toContainText('no longer valid');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
