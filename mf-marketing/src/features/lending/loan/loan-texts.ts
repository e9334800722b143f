import { bundledTexts } from '@phantom/mf-kit/bundled-texts';
import de from './locales/de.json';
import en from './locales/en.json';
import es from './locales/es.json';
import it from './locales/it.json';
import ru from './locales/ru.json';

/** The texts of calculator and request, which load when a reader comes near. */
export const { useTexts: useLoanTexts } = bundledTexts('loan', { de, en, es, it, ru });
