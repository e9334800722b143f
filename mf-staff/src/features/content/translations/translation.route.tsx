import type { RouteHandle } from '@phantom/mf-kit';
import { lazy, Suspense } from 'react';
import { ListSkeleton } from '../../../shared/components/staff-page';
import type { TranslationPageData } from './translation.loader';

const TranslationPage = lazy(async () => {
  const page = await import(/* webpackChunkName: "content-work" */ './translation-page');
  return { default: page.TranslationPage };
});

export const handle: RouteHandle<TranslationPageData | null> = {
  head: (page, t) => ({
    title: page
      ? `${page.entry.title}: ${t(`content.languages.${page.language}`)}`
      : t('content.unknown.title'),
    noindex: true,
  }),
};

export const Component = () => (
  <Suspense fallback={<ListSkeleton />}>
    <TranslationPage />
  </Suspense>
);

export { loader } from './translation.loader';
