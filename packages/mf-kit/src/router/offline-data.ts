import type { LoaderFunction, LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { splitLanguage } from '@phantom/registry/language-path';
import { unreachedCalls } from '../api/unwrap';
import { pageLanguage } from '../i18n/translations';
import { getSession } from '../session/session';

/** The last result of a loader at one address, in one language. */
interface StoredResult {
  loader: LoaderFunction;
  address: string;
  result: unknown;
  /** Milliseconds since 1970. */
  at: number;
}

/** The oldest result is removed first. */
const MAX_RESULTS = 30;

let stored: StoredResult[] = [];
let owner: number | undefined;
const offlineDates = new WeakMap<object, number>();
const originals = new WeakMap<LoaderFunction, LoaderFunction>();

/** The routes with loaders that return their last result when offline: for the same address, person and language. */
export function withOfflineData(routes: RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const { lazy, loader, children } = route;
    return {
      ...route,
      ...(typeof loader === 'function' && { loader: withFallback(loader) }),
      ...(typeof lazy === 'function' && { lazy: async () => moduleWithFallback(await lazy()) }),
      ...(children && { children: withOfflineData(children) }),
    } as RouteObject;
  });
}

/** Stores what the server's router loaded for the first page. @param address path without language, and query */
export function storeLoaded(loader: unknown, address: string, result: unknown): void {
  const original = typeof loader === 'function' && originals.get(loader as LoaderFunction);
  if (original) store(original, address, result);
}

/** When the offline data of a page was loaded, in milliseconds since 1970; undefined for fresh data. */
export function offlineSince(data: unknown): number | undefined {
  return isObject(data) ? offlineDates.get(data) : undefined;
}

export function clearOfflineData(): void {
  stored = [];
}

function moduleWithFallback<Module extends Pick<RouteObject, 'loader'>>(module: Module): Module {
  const { loader } = module;
  return typeof loader === 'function' ? { ...module, loader: withFallback(loader) } : module;
}

function withFallback(loader: LoaderFunction): LoaderFunction {
  const load: LoaderFunction = async (args: LoaderFunctionArgs, context) => {
    const address = addressOf(args.request);
    const unreachedBefore = unreachedCalls;
    const isUnreached = () => unreachedCalls > unreachedBefore;
    try {
      const result: unknown = await loader(args, context);
      // A loader may tolerate an unreached call: the stored result is then more complete.
      if (isUnreached()) return findStored(loader, address)?.result ?? result;
      store(loader, address, result);
      return result;
    } catch (error) {
      const last = isUnreached() && findStored(loader, address);
      if (!last) throw error;
      return last.result;
    }
  };
  originals.set(load, loader);
  return load;
}

function store(loader: LoaderFunction, address: string, result: unknown): void {
  const data = dataOf(result);
  if (!isObject(data) || result instanceof Response) return;
  offlineDates.delete(data);
  const entry = { loader, address: keyOf(address), result, at: Date.now() };
  stored = [...resultsOfPerson().filter((each) => !isSame(each, entry)), entry].slice(-MAX_RESULTS);
}

function findStored(loader: LoaderFunction, address: string): StoredResult | undefined {
  const key = { loader, address: keyOf(address) };
  const entry = resultsOfPerson().find((each) => isSame(each, key));
  if (entry) offlineDates.set(dataOf(entry.result) as object, entry.at);
  return entry;
}

/** Removes the results when another person has signed in. */
function resultsOfPerson(): StoredResult[] {
  const person = getSession()?.user.id;
  if (person !== owner) stored = [];
  owner = person;
  return stored;
}

const isSame = (one: StoredResult, other: Pick<StoredResult, 'loader' | 'address'>): boolean =>
  one.loader === other.loader && one.address === other.address;

const keyOf = (address: string): string => `${pageLanguage()} ${address}`;

function addressOf({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return splitLanguage(pathname).pathname + search;
}

/** Unwraps a result that was made with react-router's `data`. */
function dataOf(result: unknown): unknown {
  const isWrapped = isObject(result) && 'type' in result && result.type === 'DataWithResponseInit';
  return isWrapped && 'data' in result ? result.data : result;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
