import { Link, useTranslation } from '@phantom/mf-kit';
import { Picture } from '@phantom/ui';
import type { NewsletterCardData } from '../api/get-newsletters';
import { pathOf } from '../paths';
import styles from './newsletter-card.module.css';
import { NewsletterLine } from './newsletter-line';

/** One newsletter in the list: its beginning, and the way to the rest. */
export function NewsletterCard({ id, title, image, published, excerpt, lang }: NewsletterCardData) {
  const { t } = useTranslation();
  return (
    <article className={styles.card}>
      <Picture
        className={styles.picture}
        src={image}
        alt=""
        sizes="(min-width: 768px) 224px, calc(100vw - 40px)"
      />
      <div className={styles.body}>
        <h2 className={styles.title} lang={lang}>
          <Link to={pathOf(id)}>{title}</Link>
        </h2>
        <NewsletterLine published={published} />
        <p lang={lang}>{excerpt}</p>
        <Link className={styles.more} to={pathOf(id)}>
          {t('newsletters.more')}
          <span className="visually-hidden">
            {' '}
            <span lang={lang}>{title}</span>
          </span>
        </Link>
      </div>
    </article>
  );
}
