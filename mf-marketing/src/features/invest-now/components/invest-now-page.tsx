import { useLoaderData, useTranslation } from '@phantom/mf-kit';
import { InvestLayout } from '../../../shared/invest-section/invest-layout';
import { PATH, PICTURE } from '../invest-now-head';
import type { InvestNowData } from '../invest-now.loader';
import { InvestNowForm } from './invest-now-form';
import styles from './invest-now-page.module.css';

/** The investor form among the pages about investing. */
export function InvestNowPage() {
  const { t } = useTranslation();
  const { pages, investNowUrl, referrers } = useLoaderData<InvestNowData>();
  return (
    <InvestLayout
      title={t('investNow.title')}
      image={PICTURE}
      pages={pages}
      investNowUrl={investNowUrl}
      current={PATH.slice(1)}
    >
      <div className={styles.content}>
        <p className="lead">{t('investNow.lead')}</p>
        <InvestNowForm referrers={referrers} />
      </div>
    </InvestLayout>
  );
}
