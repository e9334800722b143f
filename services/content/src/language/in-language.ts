import { FALLBACK_LANGUAGE, type Language } from '@phantom/service-kit';

/**
 * Picks the text to show, each text on its own: one missing translation does not turn the whole
 * page English. The caller passes `lang` of what it got on to the reader, so that a screen reader
 * pronounces an English paragraph on a German page as English.
 *
 * @throws when not even the English text exists, which the seed and the editors must prevent
 */
export function inLanguage<Text extends { lang: Language }>(texts: Text[], lang: Language): Text {
  const text =
    texts.find((each) => each.lang === lang) ??
    texts.find((each) => each.lang === FALLBACK_LANGUAGE);
  if (!text) throw new Error(`A content text has neither ${lang} nor ${FALLBACK_LANGUAGE}`);
  return text;
}
