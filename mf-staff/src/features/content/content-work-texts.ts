import { getTranslations } from '@phantom/mf-kit';
import { loadContentTexts } from './content-texts';

const NAMESPACE = 'mf-staff';

/** Adds the texts of translations and releases to those of the editor. */
export async function loadWorkTexts(): Promise<void> {
  await loadContentTexts();
  if (typeof window === 'undefined') return;
  const translations = getTranslations();
  const { language } = translations;
  if (translations.exists(`${NAMESPACE}:releases.title`)) return;
  const { default: texts } = (await import(`../../../locales/content-work/${language}.json`)) as {
    default: object;
  };
  translations.addResourceBundle(language, NAMESPACE, texts, true);
}
