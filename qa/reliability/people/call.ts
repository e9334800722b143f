import type { ServiceName } from '../../../tools/stack/services.js';

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
