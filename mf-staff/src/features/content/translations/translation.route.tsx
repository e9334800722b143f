import type { RouteHandle } from '@phantom/mf-kit';
import { latePage } from '../../../shared/components/late-page';
import type { TranslationPageData } from './translation.loader';

export const handle: RouteHandle<TranslationPageData | null> = {
  head: (page, t) => ({
    title: page
      ? `${page.entry.title}: ${t(`content.languages.${page.language}`)}`
      : t('content.unknown.title'),
    noindex: true,
  }),
};

export const Component = latePage(async () => {
  const page = await import(/* webpackChunkName: "content-work" */ './translation-page');
  return page.TranslationPage;
});

export { loader } from './translation.loader';
