import type { TFunction } from 'i18next';
import { isRouteErrorResponse } from 'react-router-dom';
import { ApiError } from '../api/unwrap';
import type { RouteHandle } from '../router/remote-route';
import type { PageHead } from '../head/page-head';

export interface HeadMatch {
  loaderData?: unknown;
  handle?: RouteHandle;
}

interface MatchedPage {
  /** Without language. */
  pathname: string;
  /** Why the page cannot be shown, from the router's `errors`. */
  error?: unknown;
}

/** The head of a page: that of its deepest route with a `head`, else a title made from the path. */
export function headOfMatches(
  matches: HeadMatch[],
  { pathname, error }: MatchedPage,
  t: TFunction,
): PageHead {
  if (error !== undefined) return headOfError(error, t);
  const naming = matches.findLast((match) => match.handle?.head);
  return headOf(naming, t) ?? { title: titleFromPath(pathname) };
}

/** The head of a page that could not be shown. */
export function headOfError(error: unknown, t: TFunction): PageHead {
  return { title: t(`kit:${isNotFound(error) ? 'notFound' : 'error'}.title`), noindex: true };
}

/** Whether the page does not exist, or not any more. */
export function isNotFound(error: unknown): boolean {
  const isAnswer = isRouteErrorResponse(error) || error instanceof ApiError;
  return isAnswer && (error.status === 404 || error.status === 410);
}

/** A `head` that needs data returns nothing before the loader's first result, or after its failure. */
function headOf(match: HeadMatch | undefined, t: TFunction): PageHead | undefined {
  try {
    return match?.handle?.head?.(match.loaderData, t);
  } catch (error) {
    if (match?.loaderData === undefined) return undefined;
    throw error;
  }
}

/** `/current-properties/12` becomes `Current Properties`. */
function titleFromPath(pathname: string): string {
  const words = pathname.split('/')[1]?.split('-') ?? [];
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}
