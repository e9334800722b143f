import { getTranslations, useTranslation } from '@phantom/mf-kit';
import de from './locales/de.json';
import en from './locales/en.json';
import es from './locales/es.json';
import it from './locales/it.json';
import ru from './locales/ru.json';

const NAMESPACE = 'search';

const TEXTS: Record<string, object> = { de, en, es, it, ru };

/** The texts about the search. They come with the code of its page: a file more would cost every visitor some bytes. */
function addTexts(i18n: ReturnType<typeof getTranslations>): void {
  const { language } = i18n;
  if (!i18n.hasResourceBundle(language, NAMESPACE)) {
    i18n.addResourceBundle(language, NAMESPACE, TEXTS[language]);
  }
}

export function useSearchTexts(): ReturnType<typeof useTranslation> {
  const { i18n } = useTranslation();
  addTexts(i18n);
  return useTranslation(NAMESPACE);
}

/** For the head of the page. */
export function searchTitle(q: string): string {
  const translations = getTranslations();
  addTexts(translations);
  return q ? translations.t('search:titleOf', { words: q }) : translations.t('search:title');
}
