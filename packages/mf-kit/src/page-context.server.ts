import { AsyncLocalStorage } from 'node:async_hooks';
import type { PageContext } from './page-context';

const pages = new AsyncLocalStorage<PageContext>();

/** Runs work for one page: `currentPage` returns it within `work`, also asynchronously. */
export function runInPage<Result>(page: PageContext, work: () => Promise<Result>): Promise<Result> {
  return pages.run(page, work);
}

/**
 * @throws Error outside of a page, as at module scope
 * @public the server build resolves page-context to this file
 */
export function currentPage(): PageContext {
  const page = pages.getStore();
  if (!page) throw new Error('No page is being rendered: this must not run at module scope');
  return page;
}
