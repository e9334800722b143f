import { useFormat, useTranslation } from '@phantom/mf-kit';
import { Button, SkeletonText } from '@phantom/ui';
import { useEffect, useState } from 'react';
import { FileLink } from '../components/file-link';
import { listVersions, type PaperKind, type PaperVersion } from './documents';
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

type Versions = PaperVersion[] | 'loading' | 'failed';

/** The versions of a paper, asked for once somebody looks at them. */
function useVersions(kind: PaperKind, id: number) {
  const [attempt, setAttempt] = useState(0);
  const [versions, setVersions] = useState<Versions>('loading');
  useEffect(() => {
    const leaving = new AbortController();
    listVersions(kind, id, leaving.signal).then(setVersions, () => {
      if (!leaving.signal.aborted) setVersions('failed');
    });
    return () => leaving.abort();
  }, [kind, id, attempt]);
  const retry = () => {
    setVersions('loading');
    setAttempt((count) => count + 1);
  };
  return { versions, retry };
}
