import { bundledTexts } from '@phantom/mf-kit/bundled-texts';
import de from './locales/de.json';
import en from './locales/en.json';
import es from './locales/es.json';
import it from './locales/it.json';
import ru from './locales/ru.json';

const { useTexts, getTexts } = bundledTexts('search', { de, en, es, it, ru });

export { useTexts as useSearchTexts };

/** For the head of the page. */
export function searchTitle(q: string): string {
  const translations = getTexts();
  return q ? translations.t('search:titleOf', { words: q }) : translations.t('search:title');
}
