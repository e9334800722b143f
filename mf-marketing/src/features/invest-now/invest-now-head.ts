import type { PageHead, TFunction } from '@phantom/mf-kit';

export const PATH = '/invest-now';
export const PICTURE = '/pictures/heroes/invest-now/1920.webp';

/** The head of the investor form's page. */
export function investNowHead(t: TFunction): PageHead {
  const title = t('investNow.title');
  const description = t('investNow.description');
  return {
    title,
    description,
    image: { url: PICTURE, alt: title },
    breadcrumbs: [
      { name: t('invest.section'), path: '/invest-with-us' },
      { name: title, path: PATH },
    ],
    structuredData: ({ canonical, language }) => [
      { '@type': 'ContactPage', name: title, description, url: canonical, inLanguage: language },
    ],
  };
}
