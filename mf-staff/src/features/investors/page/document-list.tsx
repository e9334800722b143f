import { ApiError, useFormat, useRevalidator, useTranslation } from '@phantom/mf-kit';
import { lazy, Suspense, useState } from 'react';
import { isShownHere } from '../../../shared/documents/can-show-inline';
import { type InvestorDocument, openDocument, type OpenedDocument } from '../api/investments';
import styles from './document-list.module.css';

const DocumentViewer = lazy(async () => ({
  default: (await import('../../../shared/documents/document-viewer')).DocumentViewer,
}));

interface DocumentListProps {
  year: number;
  documents: readonly InvestorDocument[];
}

/** The papers of a year. Opening one is what makes it read. */
export function DocumentList({ year, documents }: DocumentListProps) {
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

/** That it is new, or when it was read first. */
function DocumentState({ document: { receipt } }: { document: InvestorDocument }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  if (!receipt) return <span className={styles.new}>{t('investors.documents.new')}</span>;
  return (
    <span className={styles.read}>
      {t('investors.documents.readOn', { date: date(receipt.first_opened_at) })}
    </span>
  );
}

/** Opens a document on the page, or in a new tab where the browser cannot show it. */
function useOpenDocument() {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const [opening, setOpening] = useState<number>();
  const [opened, setOpened] = useState<OpenedDocument>();
  const [problem, setProblem] = useState<string>();

  const open = async (document: InvestorDocument) => {
    if (opening !== undefined) return;
    setOpening(document.id);
    setProblem(undefined);
    // Asked for within the press: later it would count as a window that nobody wanted.
    const tab = isShownHere(document) ? null : window.open('about:blank', '_blank');
    try {
      const answer = await openDocument(document.id);
      if (tab) {
        tab.opener = null;
        tab.location.replace(answer.url);
      } else setOpened(answer);
    } catch (error) {
      tab?.close();
      setProblem(error instanceof ApiError ? error.message : t('kit:error.text'));
      if (!(error instanceof ApiError)) reportError(error);
    } finally {
      setOpening(undefined);
      void revalidate();
    }
  };
  return { open, opened, opening, problem, close: () => setOpened(undefined) };
}
