import { useLoaderData, useTranslation } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { HtmlContent } from '../../../shared/html-content/html-content';
import type { NewslettersData } from '../newsletters.loader';
import { BANNER_PICTURE } from '../paths';
import { NewsletterCard } from './newsletter-card';
import { NewsletterLayout } from './newsletter-layout';
import styles from './newsletters-page.module.css';

/** All newsletters. */
export function NewslettersPage() {
  const { newsletters, pages, page } = useLoaderData<NewslettersData>();
  const { t } = useTranslation();
  return (
    <NewsletterLayout
      title={page?.title ?? t('newsletters.title')}
      lang={page?.lang}
      lead={page?.html ? undefined : t('newsletters.lead')}
      image={page?.image || BANNER_PICTURE}
      pages={pages}
      recent={newsletters}
    >
      {page?.html && (
        <div className={styles.text}>
          <HtmlContent html={page.html} lang={page.lang} />
        </div>
      )}
      {newsletters.length === 0 && <EmptyState title={t('newsletters.empty')} />}
      <div className={styles.list}>
        {newsletters.map((newsletter) => (
          <NewsletterCard key={newsletter.id} {...newsletter} />
        ))}
      </div>
    </NewsletterLayout>
  );
}
