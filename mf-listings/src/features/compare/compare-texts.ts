import { bundledTexts } from '@phantom/mf-kit/bundled-texts';
import de from './locales/de.json';
import en from './locales/en.json';
import es from './locales/es.json';
import it from './locales/it.json';
import ru from './locales/ru.json';

/** The texts of the comparison's page, which load with it. */
export const { useTexts: useCompareTexts, getTexts: getCompareTexts } = bundledTexts('compare', {
  de,
  en,
  es,
  it,
  ru,
});
