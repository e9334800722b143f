import type { TestApp } from '@phantom/service-kit/testing';
import { contentApp } from './content-app.js';
import { editorClient, type EditorClient, paragraph, paul } from './editors.js';

/** The calls that the declaration of free pages gives them. */
describe('the public calls of a content type', () => {
  let service: TestApp;
  let call: EditorClient;

  beforeAll(async () => {
    service = await contentApp();
    call = editorClient(service);
  });
  afterAll(() => service.close());

  const read = async (path: string) => {
    const response = await service.inject({ method: 'GET', url: `/api${path}` });
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    return { status: response.statusCode, body: response.json<any>() };
  };
  const slugs = async (path: string) =>
    (await read(path)).body.list.map(({ slug }: { slug: string }) => slug);

  async function save(id: number, version: number, values: Record<string, unknown>) {
    const changes = Object.entries(values).map(([path, value]) => ({ path, value }));
    const saved = await call('PATCH', `/entries/${id}`, { version, changes });
    expect(saved).toMatchObject({ status: 200, body: { list: [{ conflicts: [] }] } });
    return saved.body.list[0].version as number;
  }
  async function publish(id: number, version: number) {
    const published = await call('POST', `/entries/${id}/publish`, { version }, paul);
    expect(published.status).toBe(200);
    return published.body.list[0].version as number;
  }
  async function newPage(slug: string) {
    const created = await call('POST', '/entries', { type: 'free-page' });
    const [{ id, version }] = created.body.list;
    const saved = await save(id, version, {
      'texts.en.title': `Page ${slug}`,
      'texts.en.slug': slug,
      'texts.en.blocks': [{ kind: 'text', text: paragraph('All of it.') }],
      'texts.de.title': `Seite ${slug}`,
      'texts.de.slug': `${slug}-de`,
      'texts.de.blocks': [{ kind: 'text', text: paragraph('Alles.') }],
    });
    return { id: id as number, version: saved };
  }

  it('show an entry from its publication on: the list without long texts, the page with all', async () => {
    const { id, version } = await newPage('visit');
    expect(await read('/auth/pages/visit')).toMatchObject({ status: 404 });
    expect(await slugs('/auth/pages')).not.toContain('visit');
    expect(await slugs('/sitemap/pages')).not.toContain('visit');

    await publish(id, version);

    const { body } = await read('/auth/pages?lang=de');
    const listed = body.list.find(({ slug }: { slug: string }) => slug === 'visit-de');
    expect(listed).toMatchObject({ title: 'Seite visit', image: null, lang: 'de' });
    expect(listed).not.toHaveProperty('blocks');
    expect((await read('/auth/pages/visit')).body.list).toEqual([
      {
        ...{ title: 'Page visit', slug: 'visit', lead: '', image: null, lang: 'en' },
        blocks: [
          {
            ...{ kind: 'text', text: '<p>All of it.</p>', picture: null },
            ...{ caption: '', link: null, linkText: '' },
          },
        ],
        ...{ menu: null, menuOrder: null, nextStepText: '', nextStepUrl: null },
      },
    ]);
    expect(await slugs('/sitemap/pages')).toContain('visit');
  });

  it('name the current address for an earlier one, and respond 410 for an entry in the bin', async () => {
    const { id, version } = await newPage('before');
    const renamed = await save(id, await publish(id, version), { 'texts.en.slug': 'after' });
    const last = await publish(id, renamed);

    expect((await read('/auth/pages/before')).body.list[0].slug).toBe('after');
    expect((await read('/auth/pages/before?lang=de')).body.list[0].slug).toBe('before-de');

    expect(await call('DELETE', `/entries/${id}?version=${last}`, undefined, paul)).toMatchObject({
      status: 200,
    });
    expect((await read('/auth/pages/after')).status).toBe(410);
    expect(await slugs('/auth/pages')).not.toContain('after');
  });

  it('list the entries in the order that the type declares, also after a change', async () => {
    const last = await newPage('without-place');
    await publish(last.id, last.version);
    const [two, one] = [await newPage('place-two'), await newPage('place-one')];
    await publish(two.id, await save(two.id, two.version, { 'values.menuOrder': 2 }));
    const { id, version } = one;
    const shown = await publish(id, await save(id, version, { 'values.menuOrder': 1 }));
    const inOrder = async () =>
      (await slugs('/auth/pages')).filter((slug: string) => /^(with|place)/.test(slug));

    expect(await inOrder()).toEqual(['place-one', 'place-two', 'without-place']);
    await publish(id, await save(id, shown, { 'values.menuOrder': 3 }));
    expect(await inOrder()).toEqual(['place-two', 'place-one', 'without-place']);
  });

  it('list the pages of the sitemap in parts', async () => {
    for (const slug of ['one', 'two', 'three']) {
      const { id, version } = await newPage(slug);
      await publish(id, version);
    }
    const all = await slugs('/sitemap/pages');
    const first = await read('/sitemap/pages?limit=2');
    const rest = await read(`/sitemap/pages?limit=100&cursor=${first.body.next}`);

    expect(all).toEqual(expect.arrayContaining(['one', 'two', 'three']));
    expect([...first.body.list, ...rest.body.list].map(({ slug }) => slug)).toEqual(all);
    expect(rest.body.next).toBeNull();
  });
});
