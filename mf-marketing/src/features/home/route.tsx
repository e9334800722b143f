import { COMPANY, type HandleOf } from '@phantom/mf-kit';
import type { loader } from './home.loader';

export { HomePage as Component } from './components/home-page';
export { loader } from './home.loader';

export const handle: HandleOf<typeof loader> = {
  head: (_data, t) => ({
    title: t('home.title'),
    description: t('home.description'),
    canonical: '/',
    structuredData: ({ canonical, language }) => [
      { '@type': 'WebSite', name: COMPANY, url: canonical, inLanguage: language },
    ],
  }),
};
