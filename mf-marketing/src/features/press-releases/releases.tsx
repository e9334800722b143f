import { formatFileSize } from '@phantom/forms';
import { Link, useFormat, useTranslation } from '@phantom/mf-kit';
import { Picture } from '@phantom/ui';
import { HtmlContent } from '../../shared/html-content/html-content';
import { anchorOf, entryPath } from '../../shared/list-pages';
import { EntrySteps } from '../../shared/section/entry-steps';
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
      <h2 id="releases" className="pp-eyebrow">
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
      <ReleasePicture {...release} />
      {html ? <HtmlContent html={html} lang={lang} /> : <p>{t('noText')}</p>}
      <ReleaseDocument {...release} />
      <EntrySteps {...release} />
    </article>
  );
}

function ReleasePicture({ image, alt, caption, lang }: PressRelease) {
  if (image === null) return null;
  return (
    <figure className={styles.figure}>
      <Picture
        src={image}
        alt={alt}
        ratio="2:1"
        sizes="(min-width: 768px) 704px, calc(100vw - 40px)"
      />
      {caption && <figcaption lang={lang}>{caption}</figcaption>}
    </figure>
  );
}

/** A link to the file for journalists, with its kind and size. */
function ReleaseDocument({ document, title, lang }: PressRelease) {
  const { t, i18n } = useTranslation();
  if (document === null) return null;
  const { src, type, size } = document;
  const kind = src.slice(src.lastIndexOf('.') + 1).toUpperCase();
  return (
    <p className={styles.document}>
      <a href={src} type={type}>
        {t('press.document', { kind, size: formatFileSize(size, i18n.language) })}
        <span className="visually-hidden" lang={lang}>
          {' '}
          {title}
        </span>
      </a>
    </p>
  );
}
