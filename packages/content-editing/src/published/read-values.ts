import { type RichText, richTextToHtml } from '@phantom/rich-text';
import { FALLBACK_LANGUAGE, type Language } from '@phantom/service-kit';
import { vercelStegaCombine } from '@vercel/stega';
import { safeHtml } from './safe-html.js';
import { MediaAsset } from '../storage/media.entity.js';
import type {
  ContentType,
  Field,
  FieldKind,
  FieldsOf,
  FileValue,
  PictureValue,
  ValuesOf,
} from '../types/content-type.js';
import { type EntryData, type FieldPath, shownValue } from '../types/entry-data.js';

export type MediaById = ReadonlyMap<number, MediaAsset>;

export interface ReadContext {
  language: Language;
  media: MediaById;
  /** The path of an entry that visitors see, with its slug in a language. */
  entryPath: (id: number, language: Language) => string | undefined;
  /** Marks each text with its field, invisibly, so that a click on it leads to the field. */
  isPreview: boolean;
}

/** The values of an entry in one language, as the mappers of public calls get them. */
export function readValues<Fields extends FieldsOf>(
  { fields }: ContentType<Fields>,
  { id, data }: { id: number; data: EntryData },
  context: ReadContext,
): ValuesOf<Fields> {
  const values = Object.entries<Field>(fields).map(([name, field]) => {
    const path = field.translated ? `texts.${context.language}.${name}` : `values.${name}`;
    const value = shownValue(data, name, field, context.language);
    return [name, readValue(field, value, context, { id, path })];
  });
  return Object.fromEntries(values) as ValuesOf<Fields>;
}

/** Where a value comes from: the mark that a click in the preview reads. */
interface Origin {
  id: number;
  path: FieldPath;
}

/** What a page shows for a required value that a draft does not have yet. */
const PLACEHOLDERS: Partial<Record<FieldKind, () => unknown>> = {
  number: () => 0,
  money: () => '0.00',
  date: () => new Date().toISOString().slice(0, 10),
  'date-time': () => new Date().toISOString(),
  video: () => '',
  url: () => '',
  place: () => ({ latitude: 0, longitude: 0 }),
  picture: () => ({ src: '', alt: '', focus: { x: CENTRE, y: CENTRE } }),
  file: () => ({ src: '', type: '', size: 0 }),
};

function readValue(field: Field, value: unknown, context: ReadContext, origin: Origin): unknown {
  const read = readKind(field, value, context, origin);
  if (read !== null || !field.required) return read;
  if (field.kind === 'choice') return Object.keys(field.choices ?? {})[0];
  return PLACEHOLDERS[field.kind]?.() ?? null;
}

function readKind(field: Field, value: unknown, context: ReadContext, origin: Origin): unknown {
  switch (field.kind) {
    case 'text':
      return readText(field, (value ?? '') as string, context, origin);
    case 'rich-text':
      return value === null ? '' : markedHtml(htmlOf(value as RichText, context), context, origin);
    case 'paragraphs':
      return textsOf(value).map((paragraph) => marked(paragraph, context, origin));
    case 'list':
      return itemsOf(value).map((item) => readItem(field, item, context, origin));
    case 'switch':
      return value === true;
    case 'picture':
      return toPicture(context.media.get(value as number), context.language);
    case 'file':
      return toFile(context.media.get(value as number));
    default:
      return value;
  }
}

const textsOf = (value: unknown) => (value ?? []) as string[];
const itemsOf = (value: unknown) => (value ?? []) as Record<string, unknown>[];

const readItem = (
  { fields = {} }: Field,
  item: Record<string, unknown>,
  context: ReadContext,
  origin: Origin,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      readValue(field, item[name] ?? null, context, origin),
    ]),
  );

const readText = (
  { isFixed, isMachineRead }: Field,
  value: string,
  context: ReadContext,
  origin: Origin,
): string => (isFixed || isMachineRead ? value : marked(value, context, origin));

const marked = (text: string, { isPreview }: ReadContext, origin: Origin): string =>
  isPreview && text !== '' ? vercelStegaCombine(text, origin) : text;

/** The mark stands at the beginning of each block. */
const markedHtml = (html: string, context: ReadContext, origin: Origin): string =>
  context.isPreview
    ? html.replace(
        /<(?:p|h[2-4]|li|td|th)(?: [a-z]+="[^"<>]*")*>/g,
        (tag) => tag + marked(' ', context, origin).trimStart(),
      )
    : html;

export function toPicture(asset: MediaAsset | undefined, language: Language): PictureValue | null {
  if (!asset) return null;
  const { src, alt, isDecorative, focusX: x, focusY: y } = asset;
  const text = isDecorative ? '' : (alt[language] ?? alt[FALLBACK_LANGUAGE] ?? '');
  const point = focusSteps(asset);
  const isCentred = point.every((percent) => percent === CENTRE);
  return { src: isCentred ? src : `${src}#focus=${point.join()}`, alt: text, focus: { x, y } };
}

/** The focal point that pages show: from the left and from the top. */
export const focusSteps = ({ focusX, focusY }: MediaAsset): number[] =>
  [focusX, focusY].map((percent) => Math.round(percent / FOCUS_STEP) * FOCUS_STEP);

/** Percent. */
const CENTRE = 50;
/** Percent. The pages have a class for each step, since their security policy forbids style attributes. */
const FOCUS_STEP = 25;

const toFile = (asset: MediaAsset | undefined): FileValue | null =>
  asset ? { src: asset.src, type: asset.contentType, size: asset.bytes } : null;

const RENDITIONS = [400, 800, 1200, 1920];

const htmlOf = (document: RichText, { media, language, entryPath }: ReadContext): string =>
  safeHtml(
    richTextToHtml(document, {
      picture: (id, caption) => figure(media.get(id), caption, language),
      fileAddress: (id) => media.get(id)?.src,
      entryPath: (id) => entryPath(id, language),
    }),
  );

/** A removed picture leaves nothing. */
function figure(asset: MediaAsset | undefined, caption: string, language: Language): string {
  const picture = toPicture(asset, language);
  if (!asset || !picture) return '';
  const { src, credit } = asset;
  const { alt } = picture;
  const [, folder, widest = '0'] = /^(.*\/)(\d+)\.webp$/.exec(src) ?? [];
  const widths = RENDITIONS.filter((width) => width <= Number(widest));
  const srcset = widths.map((width) => `${folder}${width}.webp ${width}w`).join(', ');
  const sizes = srcset && ` srcset="${srcset}" sizes="(min-width: 60rem) 44rem, 92vw"`;
  const size =
    asset.width && asset.height ? ` width="${asset.width}" height="${asset.height}"` : '';
  const image = `<img src="${src}"${sizes} alt="${escaped(alt)}"${size} loading="lazy">`;
  const lines = [caption, credit && `<small>${escaped(credit)}</small>`].filter(Boolean).join(' ');
  return `<figure>${image}${lines && `<figcaption>${lines}</figcaption>`}</figure>`;
}

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
