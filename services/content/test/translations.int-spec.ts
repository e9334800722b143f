import type { TestApp } from '@phantom/service-kit/testing';
import { contentApp } from './content-app.js';
import {
  edda,
  type EditorClient,
  editorClient,
  newNewsletter,
  paragraph,
  paul,
  titlesIn,
} from './editors.js';

interface Translation {
  language: string;
  state: string;
}

describe('translations', () => {
  let service: TestApp;
  let call: EditorClient;

  beforeAll(async () => {
    service = await contentApp();
    call = editorClient(service);
  });
  afterAll(() => service.close());

  async function save(id: number, changes: { path: string; value: unknown }[], person = edda) {
    const { body } = await call('GET', `/entries/${id}`);
    const { version } = body.list[0];
    const saved = await call('PATCH', `/entries/${id}`, { version, changes }, person);
    return saved.body.list[0];
  }

  const stateOf = (translations: Translation[], language = 'de') =>
    translations.find((each) => each.language === language)?.state;

  /** Without the fields that the source does not fill in. */
  async function germanOf(id: number) {
    const { body } = await call('GET', `/entries/${id}/translations/de`);
    const [{ fields, ...rest }] = body.list as [{ state: string; fields: { state: string }[] }];
    return { ...rest, fields: fields.filter(({ state }) => state !== 'empty') };
  }

  const german = (title: string, text: string) => [
    { path: 'texts.de.title', value: title },
    { path: 'texts.de.body', value: paragraph(text) },
  ];

  it('goes from missing to partial, done and outdated, on the board as in the list', async () => {
    const { id } = await newNewsletter(call, 'Board states');
    const states: (string | undefined)[] = [];
    const note = async () => {
      const { body } = await call('GET', '/translations?q=board%20states');
      const { body: listed } = await call('GET', '/entries?q=board%20states');
      states.push(stateOf(body.list[0].translations));
      expect(stateOf(listed.list[0].translations)).toBe(states.at(-1));
      const { body: lacking } = await call('GET', '/entries?q=board%20states&untranslated=de');
      expect(lacking.total).toBe(states.at(-1) === 'done' ? 0 : 1);
    };
    await note();
    await save(id, german('Stand', 'x').slice(0, 1));
    await note();
    await save(id, german('Stand', 'Über den Stand.'));
    await note();
    await save(id, [{ path: 'texts.en.title', value: 'Board states anew' }]);
    await note();

    expect(states).toEqual(['missing', 'partial', 'done', 'outdated']);
    expect((await germanOf(id)).fields).toEqual([
      { name: 'title', state: 'outdated', translated_from: 'Board states' },
      { name: 'body', state: 'done', translated_from: null },
    ]);
  });

  it('has nothing to translate before the source has a text', async () => {
    const { body } = await call('POST', '/entries', { type: 'newsletter' });
    const [{ id }] = body.list;
    expect(await germanOf(id)).toMatchObject({ state: 'empty' });
    const isListed = async (query: string) => {
      const { body: found } = await call('GET', query);
      return found.list.some((each: { id: number }) => each.id === id);
    };
    expect(await isListed('/translations?language=de&state=done')).toBe(false);
    expect(await isListed('/translations?language=de&state=untranslated')).toBe(false);
    expect(await isListed('/entries?type=newsletter&untranslated=de')).toBe(false);
    const all = '/translations?language=de&type=newsletter&limit=100';
    expect(await isListed(all)).toBe(false);

    await save(id, [{ path: 'texts.en.title', value: 'First words' }]);
    expect(await germanOf(id)).toMatchObject({ state: 'missing' });
    expect(await isListed(all)).toBe(true);
    await save(id, [{ path: 'texts.en.title', value: null }]);
    expect(await germanOf(id)).toMatchObject({ state: 'empty' });
    expect(await isListed(all)).toBe(false);
  });

  it('is up to date again when the source is what it was, or the translation was confirmed', async () => {
    const { id } = await newNewsletter(call, 'To and fro');
    await save(id, german('Hin', 'Her'));
    await save(id, [{ path: 'texts.en.title', value: 'Another' }]);
    expect(await germanOf(id)).toMatchObject({ state: 'outdated' });
    await save(id, [{ path: 'texts.en.title', value: 'To and fro' }]);
    expect(await germanOf(id)).toMatchObject({ state: 'done' });

    const { version } = await save(id, [{ path: 'texts.en.title', value: 'Another' }]);
    const url = `/entries/${id}/translations/de/confirm`;
    expect((await call('POST', url, { version: version - 1 })).status).toBe(409);
    const { body } = await call('POST', url, { version });
    expect(body.list[0]).toMatchObject({ state: 'done', version });
  });

  it('is in work until all of it is translated', async () => {
    const { id } = await newNewsletter(call, 'In work');
    await call('POST', `/entries/${id}/translations/de/work`, { in_work: true });
    expect(await germanOf(id)).toMatchObject({ state: 'in-work' });
    await save(id, german('In Arbeit', 'Text').slice(0, 1));
    expect(await germanOf(id)).toMatchObject({ state: 'in-work' });
    await save(id, german('In Arbeit', 'Text'));
    expect(await germanOf(id)).toMatchObject({ state: 'done', work_since: null });
  });

  it('counts as many entries with texts as the board lists', async () => {
    await call('POST', '/entries', { type: 'newsletter' });
    const { body } = await call('GET', '/translations/progress');
    const { body: board } = await call('GET', '/translations?language=de&type=newsletter');
    const counted = (
      body.list as { type: string; language: string; state: string; count: number }[]
    )
      .filter((each) => each.type === 'newsletter' && each.language === 'de')
      .filter(({ state }) => state !== 'empty')
      .reduce((sum, { count }) => sum + count, 0);
    expect(board.total).toBe(counted);
  });

  it('leads from one entry to the next', async () => {
    const first = await newNewsletter(call, 'First of the next');
    const second = await newNewsletter(call, 'Second of the next');
    const nextAfter = async (query: string) =>
      (await call('GET', `/translations/next?language=de&type=newsletter${query}`)).body.list[0].id;
    expect(await nextAfter('')).toBe(second.id);
    expect(await nextAfter(`&after=${second.id}`)).toBe(first.id);
  });

  it('refuses the source as a target language', async () => {
    const { status } = await call('GET', '/translations/next?language=en');
    expect(status).toBe(422);
  });

  describe('by an agency', () => {
    const exported = async (id: number, states = ['missing', 'partial', 'outdated']) => {
      const selection = { language: 'de', states, entry_ids: [id], marks_work: true };
      const { body } = await call('POST', '/translations/export', selection);
      return body.list[0].xliff as string;
    };
    const imported = async (xliff: string, language = 'de') =>
      call('POST', '/translations/import', { language, xliff });
    const translated = (xliff: string) =>
      xliff.replace(/<source>(.*?)<\/source>/gs, (source, words: string) => {
        const target = words.replace(/About|Agency/g, (word) => `„${word}“`);
        return `${source}<target>${target}</target>`;
      });

    it('become drafts, and visitors see them after the publication', async () => {
      const { id } = await newNewsletter(call, 'Agency work');
      const xliff = await exported(id);
      expect(await germanOf(id)).toMatchObject({ state: 'in-work', is_at_agency: true });

      const { body } = await imported(translated(xliff));

      expect(body.list).toEqual([
        {
          ...{ original: `content/newsletter/${id}`, entry_id: id, title: 'Agency work' },
          ...{ taken: ['Title', 'Text'], outdated: [], unchanged: 0, refused: [] },
        },
      ]);
      const { body: entry } = await call('GET', `/entries/${id}`);
      expect(entry.list[0]).toMatchObject({
        state: 'draft',
        draft: {
          texts: { de: { title: '„Agency“ work', body: paragraph('„About“ „Agency“ work.') } },
        },
      });
      expect(await germanOf(id)).toMatchObject({ state: 'done' });
      const { body: revisions } = await call('GET', `/entries/${id}/revisions`);
      expect(revisions.list[0]).toMatchObject({ action: 'translated', note: 'de' });
    });

    it('change nothing when they come back as they went', async () => {
      const { id } = await newNewsletter(call, 'Agency returns');
      await save(id, german('Hin', 'Zurück'));
      const before = await call('GET', `/entries/${id}`);
      const { body } = await imported(await exported(id, ['done']));
      const after = await call('GET', `/entries/${id}`);

      expect(body.list[0]).toMatchObject({ taken: [], unchanged: 2, refused: [] });
      expect(after.body.list[0]).toEqual(before.body.list[0]);
    });

    it('are outdated when the source has changed since, and show what was translated', async () => {
      const { id } = await newNewsletter(call, 'Agency is late');
      const xliff = translated(await exported(id));
      await save(id, [{ path: 'texts.en.title', value: 'Agency is very late' }]);
      const { body } = await imported(xliff);

      expect(body.list[0]).toMatchObject({ taken: ['Title', 'Text'], outdated: ['Title'] });
      expect(await germanOf(id)).toMatchObject({
        state: 'outdated',
        fields: [{ state: 'outdated', translated_from: 'Agency is late' }, { state: 'done' }],
      });
    });

    it('are refused in part, with the reason', async () => {
      const { id } = await newNewsletter(call, 'Agency breaks');
      const xliff = translated(await exported(id))
        .replace('</file>', '<group id="slug"><unit id="slug.1"/></group></file>')
        .replace('„About“', `${'long '.repeat(10)}<ph id="1"/>`);
      const { body } = await imported(xliff.replace('>„Agency“', `>${'x'.repeat(200)}`));

      expect(body.list[0]).toMatchObject({ taken: [] });
      expect(body.list[0].refused).toMatchObject([
        { field: 'Title', reason: 'invalid' },
        { field: 'Text', reason: 'codes', unit: 'body.1' },
        { field: null, reason: 'unknown-field' },
      ]);
      const unknown = await imported(xliff.replace(`newsletter/${id}`, 'newsletter/99999'));
      expect(unknown.body.list[0].refused).toMatchObject([{ reason: 'unknown-entry' }]);
    });

    it.each([
      ['of another language', (xliff: string) => xliff.replace('trgLang="de"', 'trgLang="it"')],
      [
        'with entities',
        (xliff: string) => xliff.replace('<xliff', '<!DOCTYPE x [<!ENTITY a "b">]><xliff'),
      ],
      ['that is no XML', () => 'no XML'],
      ['that is too large', (xliff: string) => xliff + ' '.repeat(1_000_000)],
    ])('save nothing of a file %s', async (_name, change) => {
      const { id } = await newNewsletter(call, 'Agency attacks');
      const { status, body } = await imported(change(translated(await exported(id))));

      expect(status).toBe(422);
      expect(body.errors).toHaveProperty('xliff');
      expect((await germanOf(id)).state).toBe('in-work');
    });

    it.each([
      ['another service', 'listings/own-home/1', 'belong to “listings”'],
      ['another project', 'src/app/messages.json', 'not exported from this website'],
      ['a service of no name', '/newsletter/1', 'not exported from this website'],
    ])('save nothing of a file of %s, and say so', async (_name, original, message) => {
      const { id } = await newNewsletter(call, 'Agency elsewhere');
      const xliff = translated(await exported(id));
      const of = `content/newsletter/${id}`;
      const { status, body } = await imported(xliff.replace(of, original));

      expect(status).toBe(422);
      expect(body.errors.xliff[0]).toContain(message);
      expect((await germanOf(id)).state).toBe('in-work');
    });

    it('are read from a file that has entries of another service too', async () => {
      const { id } = await newNewsletter(call, 'Agency of all');
      const xliff = translated(await exported(id));
      const other = '<file id="f9" original="listings/own-home/1"></file></xliff>';
      const { body } = await imported(xliff.replace('</xliff>', other));

      expect(body.list).toMatchObject([{ entry_id: id, taken: ['Title', 'Text'] }]);
    });

    it('may be large', async () => {
      const { id } = await newNewsletter(call, 'Agency book');
      const value = {
        type: 'doc',
        content: Array.from(
          { length: 1000 },
          (_, at) => paragraph(`About ${at} ${'Ж'.repeat(100)}`).content[0],
        ),
      };
      await service.dataSource.query(
        `UPDATE content_entry SET draft = jsonb_set(draft, '{texts,en,body}', $2) WHERE id = $1`,
        [id, JSON.stringify(value)],
      );
      const xliff = translated(await exported(id));
      expect(xliff.length).toBeGreaterThan(300_000);
      const { body } = await imported(xliff);
      expect(body.list[0]).toMatchObject({ taken: ['Title', 'Text'], refused: [] });
    });

    it('need the right of an editor', async () => {
      const nobody = { ...paul, rights: [] };
      const selection = { language: 'de', states: ['missing'], marks_work: false };
      const { status } = await call('POST', '/translations/export', selection, nobody);
      expect(status).toBe(403);
      expect(await titlesIn(service)).not.toContain('Agency work');
    });
  });
});
