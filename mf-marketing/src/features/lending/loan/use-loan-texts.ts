import { useTranslation } from '@phantom/mf-kit';
import de from './locales/de.json';
import en from './locales/en.json';
import es from './locales/es.json';
import it from './locales/it.json';
import ru from './locales/ru.json';

const NAMESPACE = 'loan';

const TEXTS: Record<string, object> = { de, en, es, it, ru };

/** The texts of calculator and request. They load with them, when a reader comes near. */
export function useLoanTexts(): ReturnType<typeof useTranslation> {
  const { i18n } = useTranslation();
  const { language } = i18n;
  if (!i18n.hasResourceBundle(language, NAMESPACE)) {
    i18n.addResourceBundle(language, NAMESPACE, TEXTS[language]);
  }
  return useTranslation(NAMESPACE);
}
