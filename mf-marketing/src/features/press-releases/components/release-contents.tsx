import { useFormat, useTranslation } from '@phantom/mf-kit';
import { anchorOf } from '../paths';
import type { PressRelease } from '../api/get-press-releases';
import styles from './release-contents.module.css';

/** The dates and titles of all releases, each leading to its text. */
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
            <a href={`#${anchorOf(release)}`} lang={release.lang}>
              {release.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
