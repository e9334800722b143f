import { bundledTexts } from '@phantom/mf-kit/bundled-texts';
import de from './locales/de.json';
import en from './locales/en.json';
import es from './locales/es.json';
import it from './locales/it.json';
import ru from './locales/ru.json';

/** The texts of the comparison with recorded sales, which loads after the page. */
export const { useTexts: useRecordedSalesTexts } = bundledTexts('recorded-sales', {
  de,
  en,
  es,
  it,
  ru,
});
