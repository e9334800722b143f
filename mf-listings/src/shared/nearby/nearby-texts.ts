import { bundledTexts } from '@phantom/mf-kit/bundled-texts';
import de from './locales/de.json';
import en from './locales/en.json';
import es from './locales/es.json';
import it from './locales/it.json';
import ru from './locales/ru.json';

/** The texts of what is near a home, which load after the page. */
export const { useTexts: useNearbyTexts } = bundledTexts('nearby', { de, en, es, it, ru });
