import { ApiError, prefixedPath, useTranslation, type Language } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useState } from 'react';
import { previewEntries, type ReleaseItem } from '../api/releases';
import { previewAddress } from '../preview/preview-address';
import type { ContentService } from '../../../shared/content-services';
import styles from './releases.module.css';

interface ReleasePreviewProps {
  service: ContentService;
  items: ReleaseItem[];
}

/** Links to the real pages, which show the drafts of all entries of the release. */
export function ReleasePreview({ service, items }: ReleasePreviewProps) {
  const { t, i18n } = useTranslation();
  const [token, setToken] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const published = items.filter(({ action }) => action === 'publish');
  const paths = [...new Set(published.flatMap(({ preview_path: path }) => path ?? []))];
  const open = async () => {
    try {
      setToken(
        await previewEntries(
          service,
          published.map(({ entry_id: id }) => id),
        ),
      );
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
    }
  };
  if (problem) {
    return (
      <p role="alert" className="alert alert-danger">
        {problem}
      </p>
    );
  }
  if (!token) {
    return (
      <>
        <p>{t('releases.preview.text')}</p>
        <Button variant="outline-primary" onClick={() => void open()}>
          {t('releases.preview.open')}
        </Button>
      </>
    );
  }
  return (
    <ul className={styles.pages}>
      {paths.map((path) => (
        <li key={path}>
          <a
            href={previewAddress(prefixedPath(path, i18n.language as Language), token)}
            target="_blank"
            rel="noreferrer"
          >
            {path}
          </a>
        </li>
      ))}
    </ul>
  );
}
