import { languages, type Language, type Locales } from '../locales/texts.js';

/** A wording that no text has any more. docs/words.md says what takes its place. */
export interface RetiredWording {
  /** A regular expression; it ignores case. */
  pattern: string;
  /** What to write instead. */
  use: string;
  /** The languages in which it is retired; in all, where this is left out. */
  in?: Language[];
  /** Texts that keep it, as `mf-listings: detail.notStated`, or all texts of an owner, as `gateway/src`. */
  except?: string[];
}

/** Names to fill in, tags and addresses are no words that anybody reads. */
const readText = (text: string): string =>
  text.replace(/\{\{[^}]*\}\}|\{\w+\}|<[^>]+>|https?:\/\/\S+/g, ' ');

/** The texts of a folder `locales` that have a retired wording; one line each. */
export function retiredWordings({ owner, texts }: Locales, retired: RetiredWording[]): string[] {
  return retired.flatMap(({ pattern, use, in: inLanguages = [...languages], except = [] }) => {
    if (except.includes(owner)) return [];
    const expression = new RegExp(pattern, 'iu');
    return inLanguages.flatMap((language) =>
      [...texts[language]]
        .filter(([key]) => !except.includes(`${owner}: ${key}`))
        .flatMap(([key, text]) => {
          const [found] = expression.exec(readText(text)) ?? [];
          const place = `${owner}/locales/${language}.json: "${key}"`;
          return found === undefined ? [] : [`${place} has "${found}". Use: ${use}`];
        }),
    );
  });
}
