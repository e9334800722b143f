import { useFormat, useTranslation } from '@phantom/mf-kit';
import { Button, SkeletonText } from '@phantom/ui';
import { FileLink } from '../components/file-link';
import type { PaperKind } from './paper';
import { useVersions } from './use-versions';
import styles from './version-list.module.css';

interface VersionListProps {
  kind: PaperKind;
  id: number;
}

/** The files that a paper has had, each of them still to be read. */
export function VersionList({ kind, id }: VersionListProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const { versions, retry } = useVersions(kind, id);
  if (versions === 'loading') return <SkeletonText lines={2} />;
  if (versions === 'failed') {
    return (
      <p role="alert">
        {t('documents.versions.failed')}{' '}
        <Button variant="link" size="sm" onClick={retry}>
          {t('documents.viewer.retry')}
        </Button>
      </p>
    );
  }
  return (
    <ol className={styles.versions} reversed>
      {versions.map(({ number, url, file_name, added_at, added_by }, index) => (
        <li key={number}>
          <span className={styles.name}>
            {t('documents.versions.number', { number })}
            {index === 0 && ` ${t('documents.versions.present')}`}
          </span>
          <FileLink href={url}>{t('file.view')}</FileLink>
          <span className={styles.about}>
            {[dateTime(added_at), added_by, file_name].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </ol>
  );
}
