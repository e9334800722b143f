import type { ValidationArguments, ValidationOptions } from 'class-validator';
import { createInstance } from 'i18next';
import { FALLBACK_LANGUAGE, type Language, LANGUAGES } from '../language/language.js';
import { currentLanguage } from '../context/request-context.js';

/** The values of placeholders; numbers are formatted by language. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** A sentence for people: the text in a language, with its values. */
export type Message = (language?: Language, values?: MessageValues) => string;

interface Texts {
  [key: string]: string | Texts;
}

/** The keys of a file of texts, with a message at each. */
export type Messages<T> = {
  readonly [K in keyof T]: T[K] extends string ? Message : Messages<T[K]>;
};

const i18n = createInstance();
void i18n.init({
  initAsync: false,
  lng: FALLBACK_LANGUAGE,
  resources: {},
  interpolation: { escapeValue: false },
});

/** The messages of a server or a package, from its `locales/<language>.json`. The English texts say which keys there are. */
export function defineMessages<T>(
  namespace: string,
  en: T,
  others: Record<Exclude<Language, 'en'>, NoInfer<T>>,
): Messages<T> {
  const texts = { en, ...others };
  for (const language of LANGUAGES) i18n.addResourceBundle(language, namespace, texts[language]);
  return toMessages(namespace, en as Texts) as Messages<T>;
}

const toMessages = (ns: string, texts: Texts, prefix = ''): Messages<Texts> =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const key = `${prefix}${name}`;
      if (typeof text !== 'string') return [name, toMessages(ns, text, `${key}.`)];
      const message: Message = (lng = FALLBACK_LANGUAGE, values = {}) =>
        i18n.t(key, { ns, lng, replace: formatted(values, lng) });
      return [name, message];
    }),
  );

const formatted = (values: MessageValues, language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? new Intl.NumberFormat(language).format(value) : value,
    ]),
  );

/** Reports a validator's error in the language of the request. `{{limit}}` is the decorator's first argument. */
export const withMessage = (message: Message): ValidationOptions => ({
  message: ({ constraints }: ValidationArguments) =>
    message(currentLanguage(), { limit: (constraints?.[0] as number | undefined) ?? '' }),
  // The library's texts, which have no such mark, never reach a person.
  context: { hasMessage: true },
});

/** Whether the text of a validation error is one of `withMessage()`. */
export const hasMessage = (context: unknown): boolean =>
  typeof context === 'object' && context !== null && 'hasMessage' in context;
