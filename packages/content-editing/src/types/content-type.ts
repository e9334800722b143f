import type { Language } from '@phantom/service-kit';
import type { EntityManager } from 'typeorm';

/** A text for editors, in each language of the dashboard. */
export type Labels = Readonly<Record<Language, string>>;

export const FIELD_KINDS = [
  'text',
  'paragraphs',
  'rich-text',
  'number',
  'money',
  'date',
  'date-time',
  'choice',
  'switch',
  'picture',
  'file',
  'video',
  'url',
  'place',
  'list',
  'reference',
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** A place on the map. */
export interface PlaceValue {
  /** WGS84, degrees. */
  latitude: number;
  longitude: number;
}

/** A picture of the media library, as pages show it. */
export interface PictureValue {
  /**
   * The address of the widest rendition; narrower ones are in the same folder. It ends with `#focus=x,y`, in steps of
   * 25 percent, unless the focal point is the centre: many calls of the contract have the address alone.
   */
  src: string;
  /** Empty for a decorative picture. */
  alt: string;
  /** The point that every crop keeps, in percent from the left and the top. */
  focus: { x: number; y: number };
}

/** A document, a recording or captions of the media library. */
export interface FileValue {
  src: string;
  /** MIME type. */
  type: string;
  /** Bytes. */
  size: number;
}

export const TEXT_FORMATS = ['slug', 'email', 'phone'] as const;
export type TextFormat = (typeof TEXT_FORMATS)[number];

export interface FieldOptions {
  label: Labels;
  /** What the editor should know: shown below the field. */
  help?: Labels;
  /** The entry cannot be published without a value. A draft can be saved. */
  required?: boolean;
  /** Each language has its own value. */
  translated?: boolean;
  /** Editors see it and cannot change it: an address is made from it. */
  isFixed?: boolean;
  /** Of a text that programs read too, such as a phone number: a preview does not mark it. */
  isMachineRead?: boolean;
}

/**
 * One field of a content type.
 *
 * `Value` is the type that the mappers of public calls get: HTML for rich text, a `PictureValue` for a picture.
 */
export interface Field<Value = unknown> extends FieldOptions {
  kind: FieldKind;
  /** Characters of a text, items of a list. */
  max?: number;
  /** Of a text: it may have several lines. */
  isBlock?: boolean;
  /** Of a text: what it must be. A slug is the last part of an address. */
  format?: TextFormat;
  /** Of a text: it has each of them, as `{name}`, and no others. Undefined: braces are ordinary characters. */
  placeholders?: readonly string[];
  /** Of a number. */
  range?: { min: number; max: number; isWhole: boolean };
  /** Of a choice: its values, with their labels. */
  choices?: Readonly<Record<string, Labels>>;
  /** Of a list: the fields of an item. */
  fields?: Readonly<Record<string, Field>>;
  /** Of a reference: the name of a content type of the same service. */
  type?: string;
  /** Of a file: the accepted kinds. */
  accepts?: 'document' | 'audio' | 'captions';
  /** Carries `Value` for the compiler only. */
  readonly value?: Value;
}

/** The kinds of fields that entries can be ordered by. */
export const SORTABLE_KINDS = ['number', 'date', 'date-time'] as const satisfies FieldKind[];

export type SortableField<Value> = Field<Value> & { kind: (typeof SORTABLE_KINDS)[number] };

export type FieldsOf = Readonly<Record<string, Field>>;

/** What the mappers of public calls read. */
export type ValuesOf<Fields extends FieldsOf> = {
  [Name in keyof Fields]: Fields[Name] extends Field<infer Value> ? Value : never;
};

/**
 * - `collection`: any number of entries; they are created, removed and, with the order `position`, reordered.
 * - `positional`: a fixed list of the contract. Its entries are edited, never created, removed or reordered.
 * - `singleton`: exactly one entry.
 */
export type ContentTypeForm = 'collection' | 'positional' | 'singleton';

/** A part of the dashboard's content page that lists related types together. */
export const CONTENT_GROUPS = [
  'home',
  'company',
  'lending',
  'media',
  'portfolio',
  'homes',
  'site',
] as const;
export type ContentGroup = (typeof CONTENT_GROUPS)[number];

/**
 * The order in which visitors see the entries.
 *
 * - `position`: employees move the entries.
 * - `newest`: the entry that was first published last comes first.
 * - by a field: entries without a value come last; among equal values, the entry that was created last comes first.
 */
export type ContentOrder<Name = string> =
  'position' | 'newest' | { by: Name; direction: 'ascending' | 'descending' };

/** The names of the fields that entries can be ordered by. */
export type SortableName<Fields extends FieldsOf> = {
  [Name in keyof Fields]: Fields[Name] extends SortableField<unknown> ? Name : never;
}[keyof Fields];

export interface ContentType<Fields extends FieldsOf = FieldsOf> {
  /** Kebab-case; stored with each entry, never renamed. */
  name: string;
  form: ContentTypeForm;
  group: ContentGroup;
  /** Plural, for lists. */
  label: Labels;
  /** Of one entry. */
  singular: Labels;
  /** The field whose value names an entry in lists. */
  title: string;
  fields: Fields;
  /** Of a collection; `newest` by default. Other types are in the order of their positions. */
  order?: ContentOrder;
  /** Entries have an address of their own, in each language, by the field `slug`. */
  hasSlug?: boolean;
  /** Of a type whose pages stand at the root of the site: the first parts of the paths that sections own. */
  reservedSlugs?: readonly string[];
  /** The public path, without the language. Undefined for an entry that is part of other pages only: `previewPath` shows it. */
  path?: (entry: EntryAddress) => string;
  /** The page that shows the entry, where it has no page of its own. */
  previewPath?: (entry: EntryAddress) => string;
  /** Its entries are mails: editors see the mail of a draft and send it to themselves. The service provides `EntryMails`. */
  isMail?: boolean;
  /**
   * The name of its public calls. `GET /api/auth/{calls}` lists what is published. For a type with slugs,
   * `/api/auth/{calls}/{slug}` has one entry, and `/api/sitemap/{calls}` the pages. Types of the contract have calls of their own.
   */
  calls?: string;
  /**
   * Writes what the service derives from an entry, such as rows that are searched. It is called in the transaction of every
   * change that visitors see: a publication, its end, a release, a seed. An `UnprocessableError` refuses the publication.
   */
  apply?: (manager: EntityManager, entry: AppliedEntry) => Promise<void>;
}

/** An entry whose published content has changed. */
export interface AppliedEntry {
  id: number;
  number: number;
  /** Null: visitors do not see it any more. */
  published: EntryData | null;
  firstPublishedAt: Date | null;
}

type Values = Record<string, unknown>;

/** The stored content of an entry: values that all languages share, and the texts of each language. */
export interface EntryData {
  values: Values;
  texts: Partial<Record<Language, Values>>;
}

export interface EntryAddress {
  /** The name of the entry in lists. */
  title: string;
  /** The `{id}` of contract pages. */
  number: number;
  /** The fixed name of a positional entry or a singleton. */
  key: string | null;
  slug: string | null;
}

/**
 * Declares a content type. Storage, validation, OpenAPI, the editor's form, lists and diffs follow from it.
 *
 * @throws Error where a field is missing, or a field of the items of a list is translated: the list is, as a whole;
 * where the entries cannot be in the declared order
 */
export function defineContentType<const Fields extends FieldsOf>(
  type: ContentType<Fields> & {
    title: keyof Fields;
    order?: ContentOrder<SortableName<Fields>>;
  },
): ContentType<Fields> {
  const missing = [type.title, ...(type.hasSlug ? ['slug'] : [])].find(
    (name) => !(name in type.fields),
  );
  if (missing) throw new Error(`${type.name} has no field ${missing}`);
  const list = Object.entries<Field>(type.fields).find(([, { fields = {} }]) =>
    Object.values(fields).some(({ translated }) => translated),
  );
  if (list) throw new Error(`${type.name}: translate the list ${list[0]}, not its items`);
  checkOrder(type);
  return type;
}

function checkOrder({ name, form, order, fields }: ContentType): void {
  if (order === undefined) return;
  if (form !== 'collection') throw new Error(`${name}: only a collection declares an order`);
  if (typeof order === 'string') return;
  const field = fields[order.by];
  if (!field) throw new Error(`${name} has no field ${order.by}`);
  if (!SORTABLE_KINDS.some((kind) => kind === field.kind) || field.translated) {
    throw new Error(`${name}: ${order.by} is no date or number that all languages share`);
  }
}

export const orderOf = ({ form, order = 'newest' }: ContentType): ContentOrder =>
  form === 'collection' ? order : 'position';
