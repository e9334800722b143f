import type { TFunction } from 'i18next';
import type { PageHead, RouteHandle } from '../router/remote-route';

/** The part of a react-router match that names the page. */
export interface HeadMatch {
  loaderData?: unknown;
  handle?: RouteHandle;
}

const COMPANY = 'Phantom Partners';

/** The head of a page: what its deepest route with a `head` says, else its path in capitals. */
export function resolveHead(matches: HeadMatch[], pathname: string, t: TFunction): PageHead {
  const naming = matches.findLast((match) => match.handle?.head);
  return headOf(naming, t) ?? { title: titleFromPath(pathname) };
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

/** The document's title, with the company's name once. */
export function documentTitle(title: string): string {
  return title ? `${title} | ${COMPANY}` : COMPANY;
}

/** `/current-properties/12` becomes `Current Properties`. */
function titleFromPath(pathname: string): string {
  const words = pathname.split('/')[1]?.split('-') ?? [];
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}
