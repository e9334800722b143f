import { bundledTexts } from '@phantom/mf-kit/bundled-texts';
import de from './locales/de.json';
import en from './locales/en.json';
import es from './locales/es.json';
import it from './locales/it.json';
import ru from './locales/ru.json';

/** The texts of applications for a rental, which few visitors need. */
const { useTexts, getTexts } = bundledTexts('rental-application', { de, en, es, it, ru });

export { useTexts as useApplicationTexts };

/** For the head of the page. */
export const applicationTitle = (): string => getTexts().t('rental-application:title');
