import type { Language } from '@phantom/mf-kit';

/** The section's texts in one language. */
export const locales = (language: Language) => import(`../locales/${language}.json`);
