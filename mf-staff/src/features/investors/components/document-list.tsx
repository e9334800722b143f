import { useTranslation } from '@phantom/mf-kit';
import { lazy, Suspense } from 'react';
import type { InvestorDocument } from '../api/own-documents';
import { useOpenDocument } from '../hooks/use-open-document';
import { DocumentState } from './document-state';
import styles from './document-list.module.css';

const DocumentViewer = lazy(async () => ({
  default: (await import('../../../shared/viewer/document-viewer')).DocumentViewer,
}));

interface Props {
  year: number;
  documents: readonly InvestorDocument[];
}

/** The papers of a year. Opening one is what makes it read. */
export function DocumentList({ year, documents }: Props) {
  const { t } = useTranslation();
  const { open, opened, opening, problem, close } = useOpenDocument();
  return (
    <section aria-label={String(year)}>
      <h3 className={styles.year}>{year}</h3>
      {problem && (
        <p role="alert" className="alert alert-danger">
          {problem}
        </p>
      )}
      <ul className={styles.list}>
        {documents.map((document) => (
          <li key={document.id} className={styles.row}>
            <span className={styles.what}>
              <button
                type="button"
                className={styles.open}
                aria-busy={opening === document.id}
                onClick={() => void open(document)}
              >
                {document.title}
              </button>
              <span className={styles.kind}>{t(`investors.documentKind.${document.kind}`)}</span>
            </span>
            <DocumentState document={document} />
          </li>
        ))}
      </ul>
      <Suspense>{opened && <DocumentViewer document={opened} onClose={close} />}</Suspense>
    </section>
  );
}
