import { pluralProblems, stemOf } from './plural.js';
import { languages, type Locales, type Texts } from './texts.js';

/** What the files of a folder lack beside each other; one line each. */
export function languageProblems({ owner, texts, strays }: Locales): string[] {
  const english = slotsByStem(texts.en);
  const problems = languages.flatMap((language) => {
    const own = slotsByStem(texts[language]);
    const found = [
      ...[...english.keys()].filter((key) => !own.has(key)).map((key) => `"${key}" is missing`),
      ...[...own.keys()]
        .filter((key) => !english.has(key))
        .map((key) => `"${key}" is not in English`),
      ...[...texts[language]]
        .filter(([, text]) => !text.trim())
        .map(([key]) => `"${key}" is empty`),
      ...pluralProblems(language, texts[language]),
      ...[...own]
        .filter(([key, slots]) => english.has(key) && slots !== english.get(key))
        .map(([key, slots]) => `"${key}" has ${slots}, English has ${english.get(key)}`),
    ];
    return found.map((problem) => `${owner}/locales/${language}.json: ${problem}`);
  });
  return [...problems, ...strays.map((file) => `${owner}/locales/${file}: of no language`)];
}

/** The names to fill in, the `{link}` that the outbox fills in later, and the tags of a text; plural forms of one key count together. */
export function slotsOf(text: string): string[] {
  const names = [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)].map(([, name]) => `{{${name}}}`);
  const late = [...text.matchAll(/(?<!\{)\{\w+\}/g)].map(([slot]) => slot);
  const tags = [...text.matchAll(/<(\w+)>/g)].map(([tag]) => tag);
  return [...names, ...late, ...tags];
}

function slotsByStem(texts: Texts): Map<string, string> {
  const slots = new Map<string, Set<string>>();
  for (const [key, text] of texts) {
    const known = slots.get(stemOf(key)) ?? new Set();
    slots.set(stemOf(key), new Set([...known, ...slotsOf(text)]));
  }
  return new Map(
    [...slots].map(([key, names]) => [
      key,
      [...names].toSorted().join(' ') || 'nothing to fill in',
    ]),
  );
}
