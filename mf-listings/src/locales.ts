import type { Language } from '@phantom/mf-kit';

export const locales = (language: Language) => import(`../locales/${language}.json`);
