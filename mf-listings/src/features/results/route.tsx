import type { RouteHandle } from '@phantom/mf-kit';
import type { ResultsData } from './loader';

export { ResultsPage as Component } from './components/results-page';
export { loader } from './loader';

export const handle: RouteHandle<ResultsData | null> = {
  head: (page, t) => {
    if (page === null) return { title: t('results.unknown.title') };
    const place = t(`boroughs.${page.borough}`);
    return {
      title: t(`results.heading.${page.tab}`, { place }),
      description: t('results.description', { count: page.total, place }),
    };
  },
};
