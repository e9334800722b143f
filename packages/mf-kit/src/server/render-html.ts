import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';

/** The HTML of a React root with all that it waits for. @throws any error of a component: the browser then renders the page */
export async function renderHtml(root: ReactNode, identifierPrefix: string): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(root, {
    identifierPrefix,
    // Without inline scripts that reorder the HTML.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  const html = await text(prelude);
  if (errors.length > 0) throw errors[0];
  return html;
}
