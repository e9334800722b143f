import type { ServiceName } from '../../../tools/stack/services.js';

interface Listed {
  list: { url: string | null }[];
}

/** The path of the first file that an answer links to; the link is open for a quarter of an hour. */
export async function firstFile(asked: Promise<Response>): Promise<string> {
  const answer = await asked;
  const { list } = (await answer.json()) as Listed;
  const url = list.find((file) => file.url)?.url;
  if (!url) throw new Error(`${answer.url} answered ${answer.status} and has no file`);
  const { pathname, search } = new URL(url, answer.url);
  return pathname + search;
}

/** What somebody asks for again and again. */
export interface Call {
  /** As the report names it. */
  title: string;
  method?: 'GET' | 'POST';
  path: string;
  /** Made anew for each request. */
  body?: () => object;
  headers?: () => Record<string, string>;
  /** The services without which it cannot be answered anew. */
  needs: readonly ServiceName[];
  /** Of a page: what only its content has. None: it is an answer of the API, or a file. */
  content?: readonly RegExp[];
  isFile?: true;
}
