import { AsyncLocalStorage } from 'node:async_hooks';
import type { PageContext } from './page-context';

const pages = new AsyncLocalStorage<PageContext>();

/** Renders a page: whatever runs within `work`, also later, finds it as the current one. */
export function runInPage<Result>(page: PageContext, work: () => Promise<Result>): Promise<Result> {
  return pages.run(page, work);
}

/**
 * @throws Error outside of a page, as at module scope: there is none yet
 * @public the server build takes it for that of the file's twin
 */
export function currentPage(): PageContext {
  const page = pages.getStore();
  if (!page) throw new Error('No page is being rendered: this must not run at module scope');
  return page;
}
