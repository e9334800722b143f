import { bundledTexts } from '@phantom/mf-kit/bundled-texts';
import de from './locales/de.json';
import en from './locales/en.json';
import es from './locales/es.json';
import it from './locales/it.json';
import ru from './locales/ru.json';

/** The texts about notices to investors. They are part of the page: a file more would cost every visitor of the section some bytes. */
export const { useTexts: useNoticeTexts } = bundledTexts('investor-notices', {
  ...{ de, en, es, it, ru },
});
