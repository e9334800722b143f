import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';

/**
 * The HTML of a React root, with everything that it waits for.
 *
 * @param identifierPrefix the same as of the root in the browser
 * @throws whatever a component threw, also where a boundary would have shown something in its place: a
 *   broken part is better drawn by the browser
 */
export async function renderHtml(root: ReactNode, identifierPrefix: string): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(root, {
    identifierPrefix,
    // All in one piece: what comes out of order is put in its place by inline scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  const html = await text(prelude);
  if (errors.length > 0) throw errors[0];
  return html;
}
