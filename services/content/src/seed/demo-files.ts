import { readFile } from 'node:fs/promises';
import {
  ContentEntry,
  type ContentType,
  type EntryData,
  storeEntry,
  storeMedia,
} from '@phantom/content-editing';
import { htmlToRichText, type RichText } from '@phantom/rich-text';
import { type Language, LANGUAGES } from '@phantom/service-kit';
import type { EntityManager } from 'typeorm';
import { NEWSLETTER } from '../newsletters/newsletter.type.js';

/** A text in the demo files. English is required, the other languages are optional. */
export type Translated<Text> = { en: Text } & Partial<Record<Language, Text>>;

export const demoFile = (file: string): URL => new URL(`../../demo/${file}`, import.meta.url);

export async function readDemo<Shape>(file: string): Promise<Shape> {
  const text = await readFile(demoFile(file), 'utf8');
  return JSON.parse(text) as Shape;
}

/** Returns one row for each language in which the text exists. */
export function translationRows<Text, Row>(
  texts: Translated<Text>,
  toRow: (text: Text, lang: Language) => Row,
): Row[] {
  return LANGUAGES.flatMap((lang) => {
    const text = texts[lang];
    return text === undefined ? [] : [toRow(text, lang)];
  });
}

/** The texts of an entry, for each language in which the demo text exists. */
export const demoTexts = <Text>(
  texts: Translated<Text>,
  toValues: (text: Text) => EntryData['values'],
): EntryData['texts'] =>
  Object.fromEntries(translationRows(texts, (text, lang) => [lang, toValues(text)] as const));

/** Rich text of HTML, one block element per line. */
export const richTextOf = (html: string[]): RichText => htmlToRichText(html.join('\n'));

interface PictureTexts {
  /** `{name}` is the name of the person. */
  portrait: Translated<string>;
  /** Of the podcast. */
  cover: Translated<string>;
  heroes: Record<string, Translated<string>>;
}

let texts: Promise<PictureTexts> | undefined;

/** The alternative texts of the demo pictures. */
export const pictureTexts = (): Promise<PictureTexts> =>
  (texts ??= readDemo<PictureTexts>('picture-texts.json'));

interface HeroDemo {
  key: string;
  /** In percent from the left and the top. */
  focus?: { x: number; y: number };
}

let heroes: Promise<HeroDemo[]> | undefined;

/** The media entry of a hero picture. @returns its id */
export async function storeHero(manager: EntityManager, key: string): Promise<number> {
  const texts = await pictureTexts();
  const { focus } =
    (await (heroes ??= readDemo('heroes.json'))).find((each) => each.key === key) ?? {};
  const src = `/pictures/heroes/${key}/1920.webp`;
  return storeMedia(manager, {
    ...{ src, name: key, alt: texts.heroes[key] },
    ...(focus && { focusX: focus.x, focusY: focus.y }),
  });
}

/** The date of demo content that has none. */
const UNDATED = '2026-01-05T15:00:00Z';

interface DemoEntry extends EntryData {
  key: string;
  position: number;
  published?: string;
}

/** Stores an entry of the demo content. Its number is its place in the file, from 1. @returns its id */
export async function storeDemo(
  manager: EntityManager,
  type: ContentType,
  { key, position, published = UNDATED, values, texts }: DemoEntry,
): Promise<number> {
  const firstPublishedAt = new Date(published);
  const data = { values, texts };
  const stored = { key, number: position + 1, position, firstPublishedAt, data };
  return (await storeEntry(manager, type, stored)).id;
}

/** The id of an entry that was stored before. */
export async function demoId(
  manager: EntityManager,
  { name }: ContentType,
  key: string,
): Promise<number> {
  const entry = await manager.findOneByOrFail(ContentEntry, { type: name, key });
  return entry.id;
}

/** What an entry of the demo content leads to. */
export interface DemoNextSteps {
  /** An address. */
  nextStep?: string;
  /** The file of a newsletter, which must be stored before. */
  relatedNewsletter?: string;
}

/** The values of an entry that leads to something. Its texts have `nextStepText`. */
export const demoNextSteps = async (
  manager: EntityManager,
  { nextStep, relatedNewsletter: file }: DemoNextSteps,
) => ({
  nextStepUrl: nextStep ?? null,
  relatedNewsletter: file ? await demoId(manager, NEWSLETTER, file) : null,
});
