import { useLoaderData, useTranslation } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import type { NewsletterCardData } from '../api/get-newsletters';
import { BANNER_PICTURE } from '../paths';
import { NewsletterCard } from './newsletter-card';
import { NewsletterLayout } from './newsletter-layout';
import styles from './newsletters-page.module.css';

/** All newsletters. */
export function NewslettersPage() {
  const newsletters = useLoaderData<NewsletterCardData[]>();
  const { t } = useTranslation();
  return (
    <NewsletterLayout
      title={t('newsletters.title')}
      lead={t('newsletters.lead')}
      image={BANNER_PICTURE}
      recent={newsletters}
    >
      {newsletters.length === 0 && <EmptyState title={t('newsletters.empty')} />}
      <div className={styles.list}>
        {newsletters.map((newsletter) => (
          <NewsletterCard key={newsletter.id} {...newsletter} />
        ))}
      </div>
    </NewsletterLayout>
  );
}
