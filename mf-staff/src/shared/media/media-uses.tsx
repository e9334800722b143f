import { Link, useTranslation } from '@phantom/mf-kit';
import type { ContentService } from '../content-services';
import type { MediaDetail } from './media-api';
import styles from './media-facts.module.css';

interface MediaUsesProps {
  service: ContentService;
  uses: MediaDetail['used_in'];
}

/** The entries that show a file. */
export function MediaUses({ service, uses }: MediaUsesProps) {
  const { t } = useTranslation();
  if (uses.length === 0) return <p>{t('library.notUsed')}</p>;
  return (
    <ul className={styles.uses}>
      {uses.map(({ id, type, title }) => (
        <li key={id}>
          <Link to={`/content/${service}/${type}/${id}`}>{title || `#${id}`}</Link>
        </li>
      ))}
    </ul>
  );
}
