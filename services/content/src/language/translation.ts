import { FALLBACK_LANGUAGE, type Language } from '@phantom/service-kit';

/**
 * Returns the translation in the given language, or the English one if there is none. Each text falls back on its own,
 * so one missing translation does not turn the whole page English. The caller must send the `lang` of the returned text
 * to the browser: a screen reader needs it for the right pronunciation.
 *
 * @throws if the English text is missing too; the seed and the editors must prevent this
 */
export function pickTranslation<Text extends { lang: Language }>(
  texts: Text[],
  lang: Language,
): Text {
  const text =
    texts.find((each) => each.lang === lang) ??
    texts.find((each) => each.lang === FALLBACK_LANGUAGE);
  if (!text) throw new Error(`A content text has neither ${lang} nor ${FALLBACK_LANGUAGE}`);
  return text;
}
