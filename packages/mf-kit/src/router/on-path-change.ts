import type { ShouldRevalidateFunction } from 'react-router-dom';

/**
 * `shouldRevalidate` of a page whose loader reads the path alone: a changed query (a tab, a picture, a page of a
 * table) finds all its data there already.
 */
export const onPathChange: ShouldRevalidateFunction = (args) => {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  const queryOnly =
    currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return queryOnly ? false : defaultShouldRevalidate;
};
