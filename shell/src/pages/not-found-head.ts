import type { PageHead, TFunction } from '@phantom/mf-kit';

export const notFoundHead = (t: TFunction): PageHead => ({
  title: t('notFound.title'),
  description: t('notFound.text'),
  noindex: true,
});
