import { formatFileSize } from '@phantom/forms';
import { ApiError } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useState } from 'react';
import { saveFile } from '../../../shared/files/save-file';
import { readPaper, type Application } from '../api';
import { useApplicationTexts } from '../application-texts';
import styles from './application.module.css';

/** The papers, to be downloaded one by one. */
export function ApplicationPapers({ application: { id, papers } }: { application: Application }) {
  const { t, i18n } = useApplicationTexts();
  const [problem, setProblem] = useState('');
  const download = async ({ id: paperId, name }: Application['papers'][number]) => {
    setProblem('');
    try {
      const content = await readPaper(id, paperId);
      saveFile(content, name, content.type);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
    }
  };
  if (papers.length === 0) return <p className="mb-0">{t('papers.none')}</p>;
  return (
    <>
      {problem && (
        <p role="alert" className="alert alert-danger">
          {problem}
        </p>
      )}
      <ul className={styles.papers}>
        {papers.map((stored) => (
          <li key={stored.id}>
            <span>
              {t(`papers.kinds.${stored.kind}`)}
              <small>
                {stored.name}, {formatFileSize(stored.bytes, i18n.language)}
              </small>
            </span>
            <Button
              size="sm"
              variant="outline-primary"
              className="d-print-none"
              onClick={() => void download(stored)}
            >
              {t('papers.download')}
              <span className="visually-hidden">: {stored.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
