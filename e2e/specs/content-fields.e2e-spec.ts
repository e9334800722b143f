import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures/page-health.js';
import { paragraph } from '../fixtures/content-calls.js';
import { accessToken, admin } from '../fixtures/session.js';

const CALLS = ['/api/auth/content', '/api/auth/properties-content', '/api/auth/listings-content'];

interface Field {
  name: string;
  kind: string;
  format: string | null;
  max: number | null;
  translated: boolean;
  is_fixed: boolean;
  reference: string | null;
  fields: Field[];
}

interface ContentType {
  name: string;
  form: 'collection' | 'positional' | 'singleton';
  fields: Field[];
}

type Values = Record<string, unknown> & { image?: unknown };

interface Entry {
  id: number;
  title: string;
  version: number;
  preview_path: string | null;
  draft: { values: Values; texts: { en?: Values } };
}

interface FieldChange {
  path: string;
  value: unknown;
}

/** A change of an entry that a page shows by a text of its own. */
interface MarkedChange extends FieldChange {
  /** The texts that a page has to show, by the name of their field. */
  marks: Record<string, string>;
}

/** Fields that no page shows as they are written, by content type. */
const NOT_ON_PAGES: Record<string, readonly string[]> = {
  // The feed of the podcast has both.
  'podcast-channel': ['title', 'subtitle'],
  // The address of a person: the page shows who it is.
  project: ['contact'],
};

/** Other tests publish these entries meanwhile. The integration tests of the content service check their fields. */
const PUBLISHED_BY_OTHERS = ['home-slide', 'site'];

/** Kinds whose value a page shows in another form, which the tests of each section check. */
const TEXT_OF: Record<string, ((mark: string) => unknown) | undefined> = {
  text: (mark) => mark,
  'rich-text': paragraph,
  paragraphs: (mark) => [mark],
  url: (mark) => `https://${mark.toLowerCase()}.example/`,
};

/** No mark is longer. */
const MARK_LENGTH = 8;

const isMarked = ({ kind, format, max, is_fixed: isFixed }: Field) =>
  !isFixed && format === null && TEXT_OF[kind] !== undefined && (max ?? MARK_LENGTH) >= MARK_LENGTH;

async function editor(request: APIRequestContext) {
  const headers = { Authorization: `Bearer ${await accessToken(request, admin)}` };
  const call = async <Body>(method: string, url: string, data?: object): Promise<Body> => {
    const answer = await request.fetch(url, { method, headers, data });
    expect(answer.ok(), `${url}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as Body;
  };
  const list = async <Row>(url: string) => (await call<{ list: Row[] }>('GET', url)).list;
  const one = async (method: string, url: string, data?: object) =>
    (await call<{ list: [Entry] }>(method, url, data)).list[0];
  /** What the demo content has of a type: other tests add and change entries of their own. */
  const published = async (path: string, type: string) => {
    const query = `type=${type}&state=published&limit=100`;
    return (await list<Entry>(`${path}/entries?${query}`)).toSorted((a, b) => a.id - b.id);
  };
  return {
    list,
    read: (path: string, id: number) => one('GET', `${path}/entries/${id}`),
    published,
    /** A picture of the library of a service. */
    picture: async (path: string, types: ContentType[]) => {
      for (const { name } of types) {
        for (const { id } of (await published(path, name)).slice(0, 1)) {
          const { image } = (await one('GET', `${path}/entries/${id}`)).draft.values;
          if (image) return image;
        }
      }
      return undefined;
    },
    copy: (path: string, type: string, id: number) =>
      one('POST', `${path}/entries`, { type, copy_of: id }),
    remove: (path: string, { id, version }: Entry) =>
      one('DELETE', `${path}/entries/${id}?version=${version}`),
    save: (path: string, { id, version }: Entry, changes: FieldChange[]) =>
      one('PATCH', `${path}/entries/${id}`, { version, changes }),
    preview: async (path: string, id: number) =>
      (await call<{ token: string }>('POST', `${path}/previews`, { entry_ids: [id] })).token,
  };
}

type Editor = Awaited<ReturnType<typeof editor>>;

/** Tests the fields of one content type: its draft has a mark in each, and its page has to show them. */
class FieldProbe {
  private count = 0;

  constructor(
    private readonly calls: Editor,
    private readonly path: string,
    private readonly type: ContentType,
    /** Of the library of the service, for entries without one. */
    private readonly picture: unknown,
  ) {}

  /** The names of the fields that none of the entries shows on its page. */
  async hidden(html: (path: string) => Promise<string>): Promise<string[]> {
    const { calls, path, type } = this;
    const names = new Set<string>();
    const shown = new Set(NOT_ON_PAGES[type.name]);
    const isCollection = type.form === 'collection';
    const entries = await calls.published(path, type.name);
    // Entries of a collection are alike; each positional one has a page of its own.
    for (const { id } of isCollection ? entries.slice(0, 1) : entries) {
      const entry = isCollection
        ? await calls.read(path, (await calls.copy(path, type.name, id)).id)
        : await calls.read(path, id);
      const changes = await this.changesOf(entry);
      const saved = await calls.save(path, entry, changes.map(toFieldChange));
      try {
        if (!saved.preview_path) continue;
        const token = await calls.preview(path, saved.id);
        const page = (await html(withPreview(saved.preview_path, token))).toLowerCase();
        for (const [name, mark] of changes.flatMap(({ marks }) => Object.entries(marks))) {
          names.add(name);
          if (page.includes(mark.toLowerCase())) shown.add(name);
        }
      } finally {
        if (isCollection) await calls.remove(path, saved);
        else
          await calls.save(
            path,
            saved,
            changes.map(({ path: at }) => before(entry, at)),
          );
      }
    }
    return [...names].filter((name) => !shown.has(name)).map((name) => `${type.name}.${name}`);
  }

  private async changesOf(entry: Entry): Promise<MarkedChange[]> {
    const changes: MarkedChange[] = [];
    for (const field of this.type.fields) {
      const path = `${field.translated ? 'texts.en' : 'values'}.${field.name}`;
      const { value: current } = before(entry, path);
      const change = await this.changeOf(field, current, entry);
      if (change) changes.push({ path, ...change });
    }
    return changes;
  }

  private async changeOf(
    field: Field,
    current: unknown,
    entry: Entry,
  ): Promise<Omit<MarkedChange, 'path'> | undefined> {
    const picture = entry.draft.values.image ?? this.picture;
    if (isMarked(field)) {
      const mark = this.mark();
      return { value: TEXT_OF[field.kind]?.(mark), marks: { [field.name]: mark } };
    }
    if (field.kind === 'picture' && !current && picture) return { value: picture, marks: {} };
    if (field.format === 'slug') return { value: `copy-${Date.now()}`, marks: {} };
    if (field.kind === 'list') return this.itemOf(field, current, picture);
    if (!field.reference) return undefined;
    const [row] = await this.calls.published(this.path, field.reference);
    return row && { value: row.id, marks: { [field.name]: row.title } };
  }

  /** A list with one item: the first one there is, with its texts marked. */
  private itemOf(list: Field, current: unknown, picture: unknown): Omit<MarkedChange, 'path'> {
    const item: Values = { ...(current as Values[] | null)?.[0] };
    const marks: Record<string, string> = {};
    for (const { name, ...field } of list.fields) {
      const mark = this.mark();
      if (isMarked({ name, ...field })) {
        item[name] = TEXT_OF[field.kind]?.(mark);
        marks[`${list.name}.${name}`] = mark;
      } else if (field.kind === 'picture' && picture) item[name] ??= picture;
      else if (field.kind === 'number') item[name] ??= 1;
    }
    return { value: [item], marks };
  }

  private mark(): string {
    this.count += 1;
    return `Mark${this.count}x`;
  }
}

const toFieldChange = ({ path, value }: MarkedChange): FieldChange => ({ path, value });

/** The value of a field before the test. */
function before({ draft }: Entry, path: string): FieldChange {
  const name = path.slice(path.lastIndexOf('.') + 1);
  const values = path.startsWith('texts.') ? draft.texts.en : draft.values;
  return { path, value: values?.[name] ?? null };
}

function withPreview(path: string, token: string): string {
  const address = new URL(path, 'http://site.example');
  address.searchParams.set('preview', token);
  return `${address.pathname}${address.search}`;
}

const SCRIPTS = /<script[\s\S]*?<\/script>/g;

test('a page shows each field that its editors can fill in', async ({ request }) => {
  test.setTimeout(180_000);
  const calls = await editor(request);
  const hidden: string[] = [];
  for (const path of CALLS) {
    const types = await calls.list<ContentType>(`${path}/types`);
    const picture = await calls.picture(path, types);
    for (const type of types) {
      if (PUBLISHED_BY_OTHERS.includes(type.name)) continue;
      const html = async (address: string) => {
        const page = await request.get(address);
        expect(page.status(), `${type.name}: ${address}`).toBe(200);
        return (await page.text()).replaceAll(SCRIPTS, '');
      };
      hidden.push(...(await new FieldProbe(calls, path, type, picture).hidden(html)));
    }
  }
  expect(hidden).toEqual([]);
});
