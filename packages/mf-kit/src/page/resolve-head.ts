import type { TFunction } from 'i18next';
import { isRouteErrorResponse } from 'react-router-dom';
import { ApiError } from '../api/api-error';
import type { RouteHandle } from '../router/remote-route';
import type { PageHead } from './head';

/** The part of a react-router match that names the page. */
export interface HeadMatch {
  loaderData?: unknown;
  handle?: RouteHandle;
}

/** The page whose head is looked for. */
export interface MatchedPage {
  /** Without the language. */
  pathname: string;
  /** Why it cannot be shown, as the router has it in `errors`; its routes then say nothing. */
  error?: unknown;
}

/**
 * The head of a page: what its deepest route with a `head` says, else its path in capitals.
 * @param t translates in the remote's own namespace
 */
export function headOfMatches(
  matches: HeadMatch[],
  { pathname, error }: MatchedPage,
  t: TFunction,
): PageHead {
  if (error !== undefined) return headOfError(error, t);
  const naming = matches.findLast((match) => match.handle?.head);
  return headOf(naming, t) ?? { title: titleFromPath(pathname) };
}

/** The head of a page that could not be shown, in the kit's words. */
export function headOfError(error: unknown, t: TFunction): PageHead {
  return { title: t(`kit:${isNotFound(error) ? 'notFound' : 'error'}.title`), noindex: true };
}

/** Whether a route failed because what it shows is not there. */
export function isNotFound(error: unknown): boolean {
  return (isRouteErrorResponse(error) || error instanceof ApiError) && error.status === 404;
}

/** Before the loader's first answer, or after its failure, a head that needs the data has nothing to say. */
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
