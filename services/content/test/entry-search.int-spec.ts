import type { TestApp } from '@phantom/service-kit/testing';
import { contentApp } from './content-app.js';
import { editorClient, newNewsletter, paragraph, paul, type EditorClient } from './editors.js';

describe('the search of entries by relevance', () => {
  let service: TestApp;
  let call: EditorClient;

  const find = async (q: string, more = '&sort=relevance&limit=5'): Promise<string[]> => {
    const { status, body } = await call('GET', `/entries?q=${encodeURIComponent(q)}${more}`);
    expect(status).toBe(200);
    return body.list.map(({ title }: { title: string }) => title);
  };

  beforeAll(async () => {
    service = await contentApp();
    call = editorClient(service);
    // The newest of all entries.
    const { id, version } = await newNewsletter(call, 'Loans of the week');
    const changes = [{ path: 'texts.en.body', value: paragraph('Lending, a harbour office.') }];
    await call('PATCH', `/entries/${id}`, { version, changes });
  });
  afterAll(() => service.close());

  it('begins with a title of the words alone, then longer titles, then what only mentions them', async () => {
    await newNewsletter(call, 'Lending in a year of falling rents');
    const { body } = await call('GET', '/entries?type=lending-page&q=lending');
    const [page] = body.list;
    expect(page).toMatchObject({ title: 'Lending', path: '/lending' });

    for (const typed of ['lending', 'LEND']) {
      const found = await find(typed, '&sort=relevance');
      const places = ['Lending', 'Lending in a year of falling rents', 'Loans of the week'].map(
        (title) => found.indexOf(title),
      );
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
    }
    expect((await find('lending', '&sort=newest&limit=2'))[1]).toBe('Loans of the week');
  });

  it('begins with a page that has the words in its address', async () => {
    const { body } = await call('POST', '/entries', { type: 'free-page' });
    const [{ id, version }] = body.list;
    const saved = await call('PATCH', `/entries/${id}`, {
      version,
      changes: [
        { path: 'texts.en.title', value: 'Where we are' },
        { path: 'texts.en.slug', value: 'harbour-office' },
        { path: 'texts.en.blocks', value: [{ kind: 'text', text: paragraph('At the river.') }] },
        { path: 'values.menu', value: 'about' },
      ],
    });
    const [{ version: next }] = saved.body.list;
    const published = await call('POST', `/entries/${id}/publish`, { version: next }, paul);
    expect(published.status).toBe(200);
    const { id: letter, version: old } = await newNewsletter(call, 'A letter');
    const changes = [{ path: 'texts.en.body', value: paragraph('The harbour has an office.') }];
    await call('PATCH', `/entries/${letter}`, { version: old, changes });

    expect((await find('harbour office'))[0]).toBe('Where we are');
    expect((await find('harbour office', '&sort=newest'))[0]).toBe('A letter');
  });

  it.each(['', ' ', '%', "'; DROP TABLE content_entry; --", '((('])(
    'answers %j, which has no relevance, with a list',
    async (q) => {
      expect(await find(q)).toEqual(await find(q, '&limit=5'));
    },
  );
});
