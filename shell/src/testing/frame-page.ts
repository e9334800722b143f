import { registerLocales, startTranslations } from '@phantom/mf-kit';

/** The page as the gateway renders it, in English, for tests. */
export async function framePage(): Promise<void> {
  document.body.innerHTML =
    '<div id="frame-header"></div><main id="main" tabindex="-1"></main><div id="frame-footer"></div>';
  registerLocales('shell', (language) => import(`../../locales/${language}.json`));
  await startTranslations('en', ['kit', 'shell']);
}
