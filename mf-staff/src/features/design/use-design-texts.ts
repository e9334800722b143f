import { getTranslations, useTranslation } from '@phantom/mf-kit';
import de from './locales/de.json';
import en from './locales/en.json';
import es from './locales/es.json';
import it from './locales/it.json';
import ru from './locales/ru.json';

const NAMESPACE = 'design';

const TEXTS: Record<string, object> = { de, en, es, it, ru };

function addTexts(i18n: ReturnType<typeof getTranslations>): void {
  const { language } = i18n;
  if (!i18n.hasResourceBundle(language, NAMESPACE)) {
    i18n.addResourceBundle(language, NAMESPACE, TEXTS[language]);
  }
}

/** The texts of the page come with its code: nobody else needs them. */
export function useDesignTexts(): ReturnType<typeof useTranslation> {
  const { i18n } = useTranslation();
  addTexts(i18n);
  return useTranslation(NAMESPACE);
}

/** For the head of the page. */
export function designTitle(): string {
  const translations = getTranslations();
  addTexts(translations);
  return translations.t('design:title');
}
