import { Link, useLoaderData, useTranslation } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { HtmlContent } from '../../../shared/html-content/html-content';
import type { NewsletterPageData } from '../newsletter.loader';
import { LIST_PATH } from '../paths';
import { NewsletterLayout } from './newsletter-layout';
import { NewsletterLine } from './newsletter-line';
import styles from './newsletter-page.module.css';

/** One newsletter, whole. */
export function NewsletterPage() {
  const { newsletter, recent, pages } = useLoaderData<NewsletterPageData>();
  const { id, title, html, image, published, lang } = newsletter;
  const { t } = useTranslation();
  return (
    <NewsletterLayout
      title={title}
      lang={lang}
      image={image}
      pages={pages}
      recent={recent}
      current={id}
    >
      <article aria-label={title}>
        <NewsletterLine published={published} />
        {html ? (
          <HtmlContent html={html} lang={lang} />
        ) : (
          <EmptyState title={t('newsletters.noText')} />
        )}
      </article>
      <Link className={`btn btn-outline-primary ${styles.back}`} to={LIST_PATH}>
        {t('newsletters.back')}
      </Link>
    </NewsletterLayout>
  );
}
