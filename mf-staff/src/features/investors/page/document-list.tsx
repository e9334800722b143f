import { ApiError, useFormat, useRevalidator, useTranslation } from '@phantom/mf-kit';
import { lazy, Suspense, useState } from 'react';
import { canShowInline } from '../../../shared/documents/can-show-inline';
import { openDocument, type InvestorDocument, type OpenedDocument } from '../api/investments';
import buttons from '../../../shared/documents/title-button.module.css';
import styles from './document-list.module.css';

const DocumentViewer = lazy(async () => ({
  default: (await import('../../../shared/documents/document-viewer')).DocumentViewer,
}));

interface DocumentListProps {
  year: number;
  documents: readonly InvestorDocument[];
}

/** The documents of a year. Opening one marks it as read. */
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
      <ul className="list-unstyled">
        {documents.map((document) => (
          <li key={document.id} className={styles.row}>
            <span className={styles.main}>
              <button
                type="button"
                className={`${buttons.button} ${styles.open}`}
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

/** Opens a document on the page, or in a new tab when the browser cannot show it. */
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
    // Opened within the click event: popup blockers refuse it later.
    const tab = canShowInline(document) ? null : window.open('about:blank', '_blank');
    try {
      const opened = await openDocument(document.id);
      if (tab) {
        tab.opener = null;
        tab.location.replace(opened.url);
      } else setOpened(opened);
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
