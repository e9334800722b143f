import { useFormat, useTranslation } from '@phantom/mf-kit';
import styles from './newsletter-line.module.css';

/** Who posted a newsletter, and when. */
export function NewsletterLine({ published }: { published: string }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  return (
    <p className={styles.line}>
      <span>{t('newsletters.postedBy')} |</span> <span>{t('newsletters.kind')} |</span>{' '}
      <span>{t('newsletters.commentsClosed')} |</span>{' '}
      <time dateTime={published}>{date(published)}</time>
    </p>
  );
}
