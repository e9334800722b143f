import {
  useLoaderData,
  useTranslation,
  type HandleOf,
  type LoaderFunctionArgs,
} from '@phantom/mf-kit';
import { getInvestSection, INVEST_NOW_PATH, INVEST_PATH } from '../../../shared/api/invest-section';
import { InvestLayout } from '../../../shared/section/invest-layout';
import { settle } from '../../../shared/settle';
import { DEFAULT_REFERRERS, getReferrers } from '../api/investor';
import { InvestNowForm } from '../form/invest-now-form';
import styles from './invest-now-page.module.css';

const BANNER_IMAGE = '/pictures/heroes/invest-now/1920.webp';

/** Loads the pages of the section and the referrers. The form also works without them. */
export async function loader({ request }: LoaderFunctionArgs) {
  const [section, referrers] = await Promise.all([
    settle(getInvestSection(request.signal)),
    settle(getReferrers(request.signal)),
  ]);
  return {
    pages: section.data?.pages.map(({ slug, title, lang }) => ({ slug, title, lang })) ?? [],
    investNowUrl: section.data?.investNowUrl ?? INVEST_NOW_PATH,
    referrers: referrers.data ?? DEFAULT_REFERRERS,
  };
}

export const handle: HandleOf<typeof loader> = {
  head: (_, t) => {
    const title = t('investNow.title');
    const description = t('investNow.description');
    return {
      title,
      description,
      image: { url: BANNER_IMAGE, alt: title },
      breadcrumbs: [
        { name: t('invest.section'), path: INVEST_PATH },
        { name: title, path: INVEST_NOW_PATH },
      ],
      structuredData: ({ canonical, language }) => [
        { '@type': 'ContactPage', name: title, description, url: canonical, inLanguage: language },
      ],
    };
  },
};

export { InvestNowPage as Component };

function InvestNowPage() {
  const { t } = useTranslation();
  const { pages, investNowUrl, referrers } = useLoaderData<typeof loader>();
  return (
    <InvestLayout
      title={t('investNow.title')}
      image={BANNER_IMAGE}
      pages={pages}
      investNowUrl={investNowUrl}
      slug={INVEST_NOW_PATH.slice(1)}
    >
      <div className={styles.content}>
        <p className="lead">{t('investNow.lead')}</p>
        <InvestNowForm referrers={referrers} />
      </div>
    </InvestLayout>
  );
}
