import { readFile } from 'node:fs/promises';

export async function readDemo<Shape>(file: string): Promise<Shape> {
  const text = await readFile(new URL(`../../demo/${file}`, import.meta.url), 'utf8');
  return JSON.parse(text) as Shape;
}

/** Replaces placeholders such as `{address}`. Unknown placeholders stay. */
export const fillIn = (text: string, values: Record<string, string>): string => {
  const known = new Map(Object.entries(values));
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => known.get(name) ?? placeholder);
};
