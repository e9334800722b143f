import { readFile } from 'node:fs/promises';
import { type Language, LANGUAGES } from '@phantom/service-kit';

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

export const heroPicture = (key: string): string => `/pictures/heroes/${key}/1920.webp`;
export const teamPicture = (key: string): string => `/pictures/team/${key}/800.webp`;
