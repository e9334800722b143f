import type { ServiceName } from '../../../tools/stack/services.js';

interface Listed {
  list: { url: string | null }[];
}

/** The path of the first file in a response; the link is valid for a quarter of an hour. */
export async function firstFile(asked: Promise<Response>): Promise<string> {
  const answer = await asked;
  const { list } = (await answer.json()) as Listed;
  const url = list.find((file) => file.url)?.url;
  if (!url) throw new Error(`${answer.url} returned ${answer.status} without a file`);
  const { pathname, search } = new URL(url, answer.url);
  return pathname + search;
}

/** A request that a person repeats. */
export interface Call {
  /** The name in the report. */
  title: string;
  method?: 'GET' | 'POST';
  path: string;
  /** Created for each request. */
  body?: () => object;
  headers?: () => Record<string, string>;
  /** The services that a new response needs. */
  needs: readonly ServiceName[];
  /** Patterns of a page's content. Undefined for an API response or a file. */
  content?: readonly RegExp[];
  isFile?: true;
}
