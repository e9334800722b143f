import { redirect, type LoaderFunctionArgs } from '@phantom/mf-kit';
import { placePath } from '../../shared/search/place-path';
import { plainSearch } from '../../shared/search/search';
import { BOROUGHS, parseTab } from '../../shared/sections';
import { findPlace } from './api/find-place';
import { pathOfWords, readWanted, type Wanted } from './search-target';

/** Leads on from a form that was sent, also by a browser without scripts; else nothing is to be loaded. */
export const loader = async ({ request }: LoaderFunctionArgs) => {
  const { searchParams } = new URL(request.url);
  const wanted = readWanted(parseTab(searchParams.get('tab')) ?? 'sales', searchParams);
  if (!wanted) return { unknownPlace: null };
  const target = await targetOf(wanted, request.signal);
  return target ? redirect(target) : { unknownPlace: wanted.words ?? null };
};

const targetOf = async ({ tab, borough, words }: Wanted, signal: AbortSignal) => {
  if (borough) return pathOfWords(tab, borough, words);
  const place = words && (await findPlace(words, tab, signal));
  // In the borough of the place.
  return place ? placePath(place, plainSearch(tab, BOROUGHS[0])) : null;
};
