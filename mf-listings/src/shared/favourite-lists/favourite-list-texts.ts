import { bundledTexts } from '@phantom/mf-kit/bundled-texts';
import de from './locales/de.json';
import en from './locales/en.json';
import es from './locales/es.json';
import it from './locales/it.json';
import ru from './locales/ru.json';

export const { useTexts: useFavouriteListTexts } = bundledTexts('favourite-lists', {
  ...{ de, en, es, it, ru },
});
