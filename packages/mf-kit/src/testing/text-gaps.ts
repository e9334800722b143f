import { LANGUAGES, type Language } from '../i18n/languages';

interface Texts {
  [key: string]: string | Texts;
}

/** Every text that one language has and another lacks, as `de: slider.pause`; empty when all is translated. */
export function textGaps(texts: Record<Language, Texts>): string[] {
  const keysOf = new Map(LANGUAGES.map((language) => [language, flatten(texts[language])]));
  const all = new Set([...keysOf.values()].flat());
  return LANGUAGES.flatMap((language) => {
    const known = new Set(keysOf.get(language));
    return [...all].filter((key) => !known.has(key)).map((key) => `${language}: ${key}`);
  });
}

/** Plural forms count once: languages have different ones. */
function flatten(texts: Texts, prefix = ''): string[] {
  const keys = Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + withoutPlural(key)] : flatten(value, `${prefix}${key}.`),
  );
  return [...new Set(keys)];
}

function withoutPlural(key: string): string {
  return key.replace(/_(zero|one|two|few|many|other)$/, '');
}
