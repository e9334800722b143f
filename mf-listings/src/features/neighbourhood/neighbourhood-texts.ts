import { bundledTexts } from '@phantom/mf-kit/bundled-texts';
import de from './locales/de.json';
import en from './locales/en.json';
import es from './locales/es.json';
import it from './locales/it.json';
import ru from './locales/ru.json';

/** The texts of the pages of neighbourhoods, which load with them. */
export const { useTexts: useNeighbourhoodTexts, getTexts: getNeighbourhoodTexts } = bundledTexts(
  'neighbourhood',
  { de, en, es, it, ru },
);
