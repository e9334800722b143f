import { splitLanguage } from '@phantom/registry/language-path';
import { useEffect } from 'react';
import { pageLanguage } from '../i18n/page-translations';
import { currentPage } from '../page-context';
import type { PageHead } from './head';
import { showHead } from './head-elements';
import { liveTags } from './head-live-tags';

/** Gives the document a page's title, description and address; cheap when nothing of it has changed. */
export function useDocumentHead(head: PageHead): void {
  useEffect(() => {
    const { pathname } = splitLanguage(window.location.pathname);
    const { origin } = currentPage();
    showHead(liveTags(head, { origin, pathname, language: pageLanguage() }));
  });
}
