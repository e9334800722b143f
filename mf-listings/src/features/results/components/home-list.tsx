import { useLocation, useSlowNavigation, useTranslation } from '@phantom/mf-kit';
import { LoadingCards } from '@phantom/ui';
import { HomeGrid } from '../../../shared/components/home-card/home-grid';
import type { ResultsData } from '../loader';
import { NoResults } from './no-results';
import { ResultsPager } from './results-pager';

/** The cards of a page and the way to the next; places for them while another page is on its way. */
export function HomeList({ page }: { page: ResultsData }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { tab, homes, imageBase, total, next } = page;

  if (useSlowNavigation()?.pathname === pathname) return <LoadingCards label={t('loading')} />;
  if (homes.length === 0) return <NoResults tab={tab} />;
  return (
    <>
      <HomeGrid homes={homes} imageBase={imageBase} first />
      <ResultsPager next={next} total={total} />
    </>
  );
}
