import type { CachePolicy } from '../cache-policy.js';
import type { Loaded } from '../shared-cache.js';

const POLICY: CachePolicy = { fresh: 10, staleWhileRevalidate: 20, staleIfError: 60 };

export const holding = (value: string, more: Partial<Loaded<string>> = {}): Loaded<string> => ({
  value,
  size: value.length,
  policy: POLICY,
  tags: ['listings'],
  ...more,
});
export const loading = (value: string, more?: Partial<Loaded<string>>) => () =>
  Promise.resolve(holding(value, more));
export const failing = () => Promise.reject(new Error('down'));
export const neverAsked = () => {
  throw new Error('nobody was to be asked');
};
/** Runs all pending promises. */
export const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A load that the test ends. */
export const slowLoad = () => {
  let resolve!: (loaded: Loaded<string>) => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<Loaded<string>>((onDone, onFailure) => {
    [resolve, reject] = [onDone, onFailure];
  });
  const calls: boolean[] = [];
  const load = (isReload: boolean) => {
    calls.push(isReload);
    return promise;
  };
  return { load, calls, resolve, reject };
};
