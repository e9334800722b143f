import { signTestToken, type TestApp } from '@phantom/service-kit/testing';
import type { AccountRight } from '@phantom/service-kit';
import { CONTENT_TYPES } from '../src/content-types.js';
import { contentApp } from './content-app.js';

interface Person {
  id: number;
  name: string;
  rights: AccountRight[];
}

const edda: Person = { id: 7, name: 'Edda Editor', rights: ['editor'] };
const paul: Person = { id: 8, name: 'Paul Publisher', rights: ['publisher'] };

const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

/** The types that a page shows. */
const shownTypes = CONTENT_TYPES.filter(({ path, previewPath }) => path ?? previewPath);

describe('content editing', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await contentApp();
  });
  afterAll(() => service.close());

  async function call(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
    person = edda,
  ) {
    const user = { ...person, email: 'a@example.com', type: 'admin' as const };
    const token = await signTestToken(user);
    const response = await service.inject({
      ...{ method, url: `/api/auth/content${url}`, payload },
      headers: { authorization: `Bearer ${token}` },
    });
    return { status: response.statusCode, body: response.json() };
  }

  const visibleTitles = async (headers = {}) => {
    const response = await service.inject({
      method: 'GET',
      url: '/api/auth/newsletterList',
      headers,
    });
    return response.json<{ list: { title: string }[] }>().list.map(({ title }) => title);
  };

  it('publishes a newsletter from nothing', async () => {
    const { body: created } = await call('POST', '/entries', { type: 'newsletter' });
    const [{ id, version }] = created.list;
    const changes = [
      { path: 'texts.en.title', value: 'Rents in winter' },
      { path: 'texts.en.body', value: paragraph('They rise.') },
      { path: 'values.publishedAt', value: '2026-11-20T10:00:00Z' },
      { path: 'values.image', value: 1 },
    ];
    const { status, body: saved } = await call('PATCH', `/entries/${id}`, { version, changes });

    expect(status).toBe(200);
    expect(saved.list[0]).toMatchObject({
      title: 'Rents in winter',
      state: 'draft',
      conflicts: [],
    });
    expect(await visibleTitles()).not.toContain('Rents in winter');

    const refused = await call('POST', `/entries/${id}/publish`, {
      version: saved.list[0].version,
    });
    expect(refused.status).toBe(403);
    const { body: published } = await call(
      'POST',
      `/entries/${id}/publish`,
      { version: saved.list[0].version },
      paul,
    );

    expect(published.list[0]).toMatchObject({ state: 'published' });
    expect(await visibleTitles()).toContain('Rents in winter');
  });

  it('shows a draft to its preview only', async () => {
    const { body: entries } = await call('GET', '/entries?type=newsletter&q=saying');
    const [{ id, version, title }] = entries.list;
    const changes = [{ path: 'texts.en.title', value: 'A draft title' }];
    await call('PATCH', `/entries/${id}`, { version, changes });
    const { body: preview } = await call('POST', '/previews', { entry_ids: [id] });
    const shown = await visibleTitles({ 'x-content-preview': preview.token });

    expect(shown.some((each) => each.startsWith('A draft title'))).toBe(true);
    expect(await visibleTitles()).toContain(title);
    expect(await visibleTitles({ 'x-content-preview': 'wrong' })).toContain(title);
  });

  it('returns a conflict for a field that somebody else saved meanwhile', async () => {
    const { body: entries } = await call('GET', '/entries?type=newsletter&q=concourse');
    const [{ id, version }] = entries.list;
    const first = [{ path: 'texts.en.title', value: 'By Paul' }];
    await call('PATCH', `/entries/${id}`, { version, changes: first }, paul);
    const second = [
      { path: 'texts.en.title', value: 'By Edda' },
      { path: 'texts.de.title', value: 'Von Edda' },
    ];
    const { body } = await call('PATCH', `/entries/${id}`, { version, changes: second });

    expect(body.list[0].conflicts).toEqual([
      { path: 'texts.en.title', value: 'By Paul', by: 'Paul Publisher' },
    ]);
    expect(body.list[0].draft.texts).toMatchObject({
      en: { title: 'By Paul' },
      de: { title: 'Von Edda' },
    });
  });

  it('refuses values that the field does not accept', async () => {
    const { body: entries } = await call('GET', '/entries?type=newsletter&q=crane');
    const [{ id, version }] = entries.list;
    const body = { type: 'doc', content: [{ type: 'script' }] };
    const changes = [{ path: 'texts.en.body', value: body }];
    const refused = await call('PATCH', `/entries/${id}`, { version, changes });

    expect(refused.status).toBe(422);
    expect(refused.body.errors).toHaveProperty(['texts.en.body']);
  });

  it('refuses a change of a name that an address is made from', async () => {
    const { body: entries } = await call('GET', '/entries?type=about-page&sort=order');
    const [{ id, version, title }] = entries.list;
    const changes = [{ path: 'values.name', value: 'Our Story' }];
    const refused = await call('PATCH', `/entries/${id}`, { version, changes });

    expect(title).toBe('Overview');
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toHaveProperty(['values.name']);
  });

  it.each(shownTypes.map((type) => [type.name, type] as const))(
    'publishes a change of every %s, and creates only those of collections',
    async (name, { form, title: field, fields }) => {
      const { body: entries } = await call('GET', `/entries?type=${name}&limit=100`);
      const place = fields[field]?.translated ? `texts.en.${field}` : `values.${field}`;
      for (const { id, version } of entries.list) {
        const changes = [{ path: place, value: `Changed ${id}` }];
        const saved = await call('PATCH', `/entries/${id}`, { version, changes });
        const again = { version: saved.body.list[0].version };
        const published = await call('POST', `/entries/${id}/publish`, again, paul);

        expect(published.body.list[0]).toMatchObject({
          ...{ state: 'published', title: `Changed ${id}` },
          preview_path: expect.stringMatching(/^\/[a-z]*/),
        });
      }
      const created = await call('POST', '/entries', { type: name });

      // Nobody can create an entry of the other forms.
      if (form !== 'collection') expect(entries.list.length).toBeGreaterThan(0);
      expect(created.status === 201 || created.status === 200).toBe(form === 'collection');
    },
  );
});
