import { ApiError, useRevalidator, useTranslation } from '@phantom/mf-kit';
import { useState } from 'react';
import { isShownHere } from '../../../shared/viewer/is-shown-here';
import { openDocument, type OpenedDocument } from '../api/open-document';
import type { InvestorDocument } from '../api/own-documents';

/** Opens a document on the page, or in a new tab where the browser cannot show it. */
export function useOpenDocument() {
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
