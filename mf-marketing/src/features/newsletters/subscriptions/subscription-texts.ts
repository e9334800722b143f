import { getTranslations, useTranslation } from '@phantom/mf-kit';
import { use, type ReactNode } from 'react';

const NAMESPACE = 'subscriptions';

type Translations = ReturnType<typeof getTranslations>;

const loading = new WeakMap<Translations, Promise<void>>();

/** The texts about subscriptions, which the other pages do without. */
export function loadSubscriptionTexts(): Promise<void> {
  const translations = getTranslations();
  const texts = loading.get(translations) ?? load(translations);
  loading.set(translations, texts);
  return texts;
}

async function load(translations: Translations): Promise<void> {
  const { language } = translations;
  // One file for all languages: each file more costs every visitor of the section some bytes.
  const { default: texts } = (await import(
    /* webpackMode: "lazy-once", webpackChunkName: "subscription-texts" */
    `./locales/${language}.json`
  )) as { default: object };
  translations.addResourceBundle(language, NAMESPACE, texts);
}

/** Suspends until the texts are there. A component of its own, because React replays what suspends. */
export function WithSubscriptionTexts({ children }: { children: ReactNode }): ReactNode {
  const translations = getTranslations();
  if (!translations.hasResourceBundle(translations.language, NAMESPACE)) {
    use(loadSubscriptionTexts());
  }
  return children;
}

/** `useTranslation` for these texts, below `WithSubscriptionTexts`. */
export const useSubscriptionTexts = (): ReturnType<typeof useTranslation> =>
  useTranslation(NAMESPACE);
