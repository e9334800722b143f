import { Link, useFormat, useTranslation } from '@phantom/mf-kit';
import { HtmlContent } from '../../shared/html-content/html-content';
import { anchorOf, entryPath } from '../../shared/list-pages';
import type { PressRelease } from './api';
import styles from './releases.module.css';

export const PATH = '/press-release';
/** The beginning of the fragment that leads to a release. */
export const ANCHOR = 'release';

export function ReleaseContents({ releases }: { releases: PressRelease[] }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  return (
    <nav className={styles.contents} aria-labelledby="releases">
      <h2 id="releases" className={styles.heading}>
        {t('press.contents')}
      </h2>
      <ol>
        {releases.map((release) => (
          <li key={release.id}>
            <time dateTime={release.published}>{date(release.published)}</time>
            <a href={`#${anchorOf(ANCHOR, release)}`} lang={release.lang}>
              {release.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function Release(release: PressRelease) {
  const { title, html, published, lang } = release;
  const { t } = useTranslation();
  const { date } = useFormat();
  return (
    <article id={anchorOf(ANCHOR, release)} className={styles.release}>
      <h2 className={styles.title} lang={lang}>
        {title}
      </h2>
      <p className={styles.facts}>
        <time dateTime={published}>{date(published)}</time>
        <Link to={entryPath(PATH, ANCHOR, release)}>
          {t('press.link')}
          <span className="visually-hidden" lang={lang}>
            {' '}
            {title}
          </span>
        </Link>
      </p>
      {html ? <HtmlContent html={html} lang={lang} /> : <p>{t('noText')}</p>}
    </article>
  );
}
