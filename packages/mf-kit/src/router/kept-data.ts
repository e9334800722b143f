import type { LoaderFunction, LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { splitLanguage } from '@phantom/registry/language-path';
import { unreachedCalls } from '../api/unreached-calls';
import { pageLanguage } from '../i18n/page-translations';
import { getSession } from '../session/session';

/** What a loader answered last at one address, in one language. */
interface KeptData {
  loader: LoaderFunction;
  address: string;
  answer: unknown;
  /** Milliseconds since 1970. */
  at: number;
}

/** Pages whose data the tab keeps in memory; the oldest goes first. */
const MOST_KEPT = 30;

let kept: KeptData[] = [];
let owner: number | undefined;
const shownSince = new WeakMap<object, number>();
const originals = new WeakMap<LoaderFunction, LoaderFunction>();

/**
 * The table with loaders that answer without a connection: with what they answered last at the same address, to the
 * same person and in the same language. `keptSince` tells such an answer from a fresh one.
 */
export function withKeptData(routes: RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const { lazy, loader, children } = route;
    return {
      ...route,
      ...(typeof loader === 'function' && { loader: keeping(loader) }),
      ...(typeof lazy === 'function' && { lazy: async () => keepingModule(await lazy()) }),
      ...(children && { children: withKeptData(children) }),
    } as RouteObject;
  });
}

/**
 * Keeps what the server's router had loaded for the first page.
 *
 * @param loader of the route, as it stands in the table of `withKeptData`
 * @param address path without its language, and query
 */
export function keepLoaded(loader: unknown, address: string, answer: unknown): void {
  const original = typeof loader === 'function' && originals.get(loader as LoaderFunction);
  if (original) keep(original, address, answer);
}

/**
 * Since when a page's data is what the page had before the connection broke.
 *
 * @param data what `useLoaderData` answers
 * @returns milliseconds since 1970; undefined for data that was loaded for this visit of the page
 */
export function keptSince(data: unknown): number | undefined {
  return isObject(data) ? shownSince.get(data) : undefined;
}

/** Forgets all of it, as a page load would. */
export function forgetKeptData(): void {
  kept = [];
}

function keepingModule<Module extends Pick<RouteObject, 'loader'>>(module: Module): Module {
  const { loader } = module;
  return typeof loader === 'function' ? { ...module, loader: keeping(loader) } : module;
}

function keeping(loader: LoaderFunction): LoaderFunction {
  const load: LoaderFunction = async (args: LoaderFunctionArgs, context) => {
    const address = addressOf(args.request);
    const unreachedBefore = unreachedCalls();
    const isUnreached = () => unreachedCalls() > unreachedBefore;
    try {
      const answer: unknown = await loader(args, context);
      if (!isUnreached()) keep(loader, address, answer);
      // A part of the page is missing in it; what the page had before is whole.
      else return findKept(loader, address)?.answer ?? answer;
      return answer;
    } catch (error) {
      const last = isUnreached() && findKept(loader, address);
      if (!last) throw error;
      return last.answer;
    }
  };
  originals.set(load, loader);
  return load;
}

function keep(loader: LoaderFunction, address: string, answer: unknown): void {
  const data = dataOf(answer);
  if (!isObject(data) || answer instanceof Response) return;
  shownSince.delete(data);
  const entry = { loader, address: keyOf(address), answer, at: Date.now() };
  kept = [...ofOwner().filter((each) => !isSame(each, entry)), entry].slice(-MOST_KEPT);
}

function findKept(loader: LoaderFunction, address: string): KeptData | undefined {
  const entry = ofOwner().find((each) => isSame(each, { loader, address: keyOf(address) }));
  if (entry) shownSince.set(dataOf(entry.answer) as object, entry.at);
  return entry;
}

/** Nothing stays for whoever signs in next. */
function ofOwner(): KeptData[] {
  const person = getSession()?.user.id;
  if (person !== owner) kept = [];
  owner = person;
  return kept;
}

const isSame = (one: KeptData, other: Pick<KeptData, 'loader' | 'address'>): boolean =>
  one.loader === other.loader && one.address === other.address;

const keyOf = (address: string): string => `${pageLanguage()} ${address}`;

function addressOf({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return splitLanguage(pathname).pathname + search;
}

/** What the page gets of an answer that was made by react-router's `data`. */
function dataOf(answer: unknown): unknown {
  const isWrapped = isObject(answer) && 'type' in answer && answer.type === 'DataWithResponseInit';
  return isWrapped && 'data' in answer ? answer.data : answer;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
