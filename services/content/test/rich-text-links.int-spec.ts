import type { TestApp } from '@phantom/service-kit/testing';
import { contentApp } from './content-app.js';
import { editorClient, newNewsletter, paragraph, paul } from './editors.js';

describe('links of a rich text', () => {
  let service: TestApp;

  beforeAll(async () => {
    service = await contentApp();
  });
  afterAll(() => service.close());

  it('follow the entry when it is renamed, and become text when it is removed', async () => {
    const call = editorClient(service);
    const publish = async (id: number, changes: { path: string; value: unknown }[]) => {
      const { body: entry } = await call('GET', `/entries/${id}`);
      const { version } = entry.list[0];
      const { body } = await call('PATCH', `/entries/${id}`, { version, changes });
      const saved = { version: body.list[0].version };
      const published = await call('POST', `/entries/${id}/publish`, saved, paul);
      expect(published.status).toBe(200);
    };
    const { body: created } = await call('POST', '/entries', { type: 'free-page' });
    const pageId: number = created.list[0].id;
    await publish(pageId, [
      { path: 'texts.en.title', value: 'Our town' },
      { path: 'texts.en.slug', value: 'our-town' },
      { path: 'texts.en.lead', value: 'Where we work.' },
      { path: 'texts.en.blocks', value: [{ kind: 'text', text: paragraph('A river.') }] },
    ]);
    const { id } = await newNewsletter(call, 'Links');
    const attrs = { href: '/our-town', entry: pageId };
    const linked = { type: 'text', text: 'our town', marks: [{ type: 'link', attrs }] };
    const body = { type: 'doc', content: [{ type: 'paragraph', content: [linked] }] };
    await publish(id, [{ path: 'texts.en.body', value: body }]);
    const shown = async () => {
      const response = await service.inject({ method: 'GET', url: '/api/auth/newsletterList' });
      const { list } = response.json<{ list: { title: string }[] }>();
      return JSON.stringify(list.find(({ title }) => title === 'Links'));
    };
    const warnings = async () => (await call('GET', `/entries/${id}`)).body.list[0].warnings;

    expect(await shown()).toContain('<a href=\\"/our-town\\">our town</a>');
    expect(await warnings()).toEqual([]);

    await publish(pageId, [{ path: 'texts.en.slug', value: 'our-city' }]);
    expect(await shown()).toContain('<a href=\\"/our-city\\">our town</a>');

    const { body: entry } = await call('GET', `/entries/${pageId}`);
    const { version } = entry.list[0];
    await call('POST', `/entries/${pageId}/unpublish`, { version }, paul);
    expect(await shown()).toContain('<p>our town</p>');
    expect(await warnings()).toEqual([
      { path: 'texts.en.body', message: expect.stringMatching(/\/our-town leads nowhere/) },
    ]);
  });
});
