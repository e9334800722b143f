import { useEffect } from 'react';
import type { PageHead } from '../router/remote-route';
import { documentTitle } from './resolve-head';

/** Gives the document a page's title and description. */
export function useDocumentHead({ title, description }: PageHead): void {
  useEffect(() => {
    document.title = documentTitle(title);
    setDescription(description);
  }, [title, description]);
}

function setDescription(text: string | undefined): void {
  let meta = document.head.querySelector<HTMLMetaElement>('meta[name="description"]');
  if (!text) {
    meta?.remove();
    return;
  }
  if (!meta) {
    meta = document.createElement('meta');
    meta.name = 'description';
    document.head.append(meta);
  }
  meta.content = text;
}
