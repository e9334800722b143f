import { bundledTexts } from '@phantom/mf-kit/bundled-texts';
import de from './locales/de.json';
import en from './locales/en.json';
import es from './locales/es.json';
import it from './locales/it.json';
import ru from './locales/ru.json';

/** The texts of the page of costs, which load with it. */
export const { useTexts: useCostsTexts, getTexts: getCostsTexts } = bundledTexts('costs', {
  de,
  en,
  es,
  it,
  ru,
});
