import { useFormat, useTranslation } from '@phantom/mf-kit';
import styles from './newsletter-line.module.css';

/** Who posted a newsletter, and when. */
export function NewsletterLine({ published }: { published: string }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  return (
    <p className={styles.line}>
      {t('newsletters.postedBy')} | {t('newsletters.kind')} | {t('newsletters.commentsClosed')} |{' '}
      <time dateTime={published}>{date(published)}</time>
    </p>
  );
}
