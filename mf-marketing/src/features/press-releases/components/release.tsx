import { useFormat, useTranslation } from '@phantom/mf-kit';
import { HtmlContent } from '../../../shared/html-content/html-content';
import { anchorOf } from '../paths';
import type { PressRelease } from '../api/get-press-releases';
import styles from './release.module.css';

/** One release in full. */
export function Release(release: PressRelease) {
  const { title, html, published, lang } = release;
  const { t } = useTranslation();
  const { date } = useFormat();
  return (
    <article id={anchorOf(release)} className={styles.release}>
      <h2 className={styles.title} lang={lang}>
        {title}
      </h2>
      <p className={styles.facts}>
        <time dateTime={published}>{date(published)}</time>
        <a href={`#${anchorOf(release)}`}>
          {t('press.link')}
          <span className="visually-hidden" lang={lang}>
            {' '}
            {title}
          </span>
        </a>
      </p>
      {html ? <HtmlContent html={html} lang={lang} /> : <p>{t('noText')}</p>}
    </article>
  );
}
