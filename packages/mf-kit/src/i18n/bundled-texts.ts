// Imports the kit by its name: a section bundles this module, and the kit is the shell's.
import { getTranslations, useTranslation, type Language } from '@phantom/mf-kit';

type Translations = ReturnType<typeof getTranslations>;

export interface BundledTexts {
  /** `useTranslation` for these texts. */
  useTexts: () => ReturnType<typeof useTranslation>;
  /** The translations of the page with these texts added, for code outside of components, such as the head of a page. */
  getTexts: () => Translations;
}

/**
 * Texts that are bundled with the code that shows them, in all languages. Use it for a page or a part that few visitors open: each file of
 * texts more would cost every visitor of the section some bytes.
 *
 * @param namespace of i18next; no other texts of the site have it
 * @param texts by language
 */
export function bundledTexts(namespace: string, texts: Record<Language, object>): BundledTexts {
  const addTo = (translations: Translations): Translations => {
    const language = translations.language as Language;
    if (!translations.hasResourceBundle(language, namespace)) {
      translations.addResourceBundle(language, namespace, texts[language]);
    }
    return translations;
  };
  return {
    useTexts: () => {
      addTo(useTranslation().i18n);
      return useTranslation(namespace);
    },
    getTexts: () => addTo(getTranslations()),
  };
}
