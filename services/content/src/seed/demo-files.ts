import { readFile } from 'node:fs/promises';
import { type Language, LANGUAGES } from '@phantom/service-kit';

/** A text as the demo files hold it: English always, the others where someone wrote them. */
export type Translated<Text> = { en: Text } & Partial<Record<Language, Text>>;

export const demoFile = (file: string): URL => new URL(`../../demo/${file}`, import.meta.url);

export async function readDemo<Shape>(file: string): Promise<Shape> {
  const text = await readFile(demoFile(file), 'utf8');
  return JSON.parse(text) as Shape;
}

/** One row per language that the text exists in. */
export function translationRows<Text, Row>(
  texts: Translated<Text>,
  toRow: (text: Text, lang: Language) => Row,
): Row[] {
  return LANGUAGES.flatMap((lang) => {
    const text = texts[lang];
    return text === undefined ? [] : [toRow(text, lang)];
  });
}

export const heroPicture = (key: string): string => `/pictures/heroes/${key}/1920.webp`;
export const teamPicture = (key: string): string => `/pictures/team/${key}/800.webp`;
