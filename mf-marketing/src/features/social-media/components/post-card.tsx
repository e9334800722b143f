import { useFormat, useTranslation } from '@phantom/mf-kit';
import { Picture } from '@phantom/ui';
import type { SocialPost } from '../api/get-social-posts';
import styles from './post-card.module.css';

/** One post, and the way to the account that it stands on. */
export function PostCard({ network, text, url, image, published, lang }: SocialPost) {
  const { t } = useTranslation();
  const { date } = useFormat();
  return (
    <article className={styles.post}>
      {image && <Picture src={image} alt="" sizes="(min-width: 768px) 430px, calc(100vw - 40px)" />}
      <div className={styles.body}>
        <header className={styles.facts}>
          <h2 className={styles.network}>{network}</h2>
          <time dateTime={published}>{date(published)}</time>
        </header>
        <p lang={lang}>{text}</p>
        <a className={styles.account} href={url} rel="noopener">
          {t('social.open', { network })}
        </a>
      </div>
    </article>
  );
}
