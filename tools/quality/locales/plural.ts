import type { Texts } from './texts.js';

const suffix = /_(zero|one|two|few|many|other)$/;

/** i18next reads it for a count of 0 in every language, beside the language's own categories. */
const FREE_CATEGORY = 'zero';

/** The categories that a language tells apart, as CLDR has them: `one few many other` for Russian. */
const categoriesOf = (language: string): string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories;

/** The key that is asked for: `homes` for `homes_few`. */
export const stemOf = (key: string): string => key.replace(suffix, '');

/** The keys that come in plural forms, without their suffix. A key ends in `_other` for nothing else. */
export function pluralStems(texts: Texts): Set<string> {
  return new Set([...texts.keys()].filter((key) => key.endsWith('_other')).map(stemOf));
}

/** The forms of plural keys that a language needs and has not, or has and never reads. */
export function pluralProblems(language: string, texts: Texts): string[] {
  const needed = categoriesOf(language);
  const readable = new Set([...needed, FREE_CATEGORY]);
  const absent = [...pluralStems(texts)].flatMap((stem) =>
    needed
      .filter((category) => !texts.has(`${stem}_${category}`))
      .map((category) => `"${stem}_${category}" is missing`),
  );
  const unread = [...texts.keys()].filter((key) => {
    const category = suffix.exec(key)?.[1];
    return category !== undefined && !readable.has(category);
  });
  return [...absent, ...unread.map((key) => `"${key}" is a form that the language does not have`)];
}
