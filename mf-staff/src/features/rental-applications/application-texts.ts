import { bundledTexts } from '@phantom/mf-kit/bundled-texts';
import de from './locales/de.json';
import en from './locales/en.json';
import es from './locales/es.json';
import it from './locales/it.json';
import ru from './locales/ru.json';

const { useTexts, getTexts } = bundledTexts('rental-applications', { de, en, es, it, ru });

export { useTexts as useApplicationTexts };

/** For the head of the pages. */
export const applicationsTitle = (): string => getTexts().t('rental-applications:title');
