import { useTranslation } from '@phantom/mf-kit';
import { Button, SkeletonText } from '@phantom/ui';
import { useEffect, useState } from 'react';
import { useDateTime } from '../date-time/company-time';
import { FileLink } from '../components/file-link';
import { listVersions, type DocumentCollection, type DocumentVersion } from './documents';
import styles from './version-list.module.css';

export function VersionList({ kind, id }: { kind: DocumentCollection; id: number }) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
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

type Versions = DocumentVersion[] | 'loading' | 'failed';

function useVersions(kind: DocumentCollection, id: number) {
  const [attempt, setAttempt] = useState(0);
  const [versions, setVersions] = useState<Versions>('loading');
  useEffect(() => {
    const controller = new AbortController();
    listVersions(kind, id, controller.signal).then(setVersions, () => {
      if (!controller.signal.aborted) setVersions('failed');
    });
    return () => controller.abort();
  }, [kind, id, attempt]);
  const retry = () => {
    setVersions('loading');
    setAttempt((count) => count + 1);
  };
  return { versions, retry };
}
