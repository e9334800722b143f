import { bundledTexts } from '@phantom/mf-kit/bundled-texts';
import de from './locales/de.json';
import en from './locales/en.json';
import es from './locales/es.json';
import it from './locales/it.json';
import ru from './locales/ru.json';

/** The texts of viewings, which few visitors need. */
const { useTexts, getTexts } = bundledTexts('viewings', { de, en, es, it, ru });

export { useTexts as useViewingTexts };

/** For the head of the page. */
export const viewingTitle = (): string => getTexts().t('viewings:page.title');
