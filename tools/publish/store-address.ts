import path from 'node:path';

/** Paths are meant from where the person stands: npm runs a script in its workspace. */
export const fromCaller = (file: string): string =>
  path.resolve(process.env['INIT_CWD'] ?? process.cwd(), file);

/** The address of a store as somebody has given it: a folder is a path, a bucket is not. */
export const storeAddress = (given: string): string =>
  /^[a-z][a-z0-9+.-]+:/i.test(given) ? given : fromCaller(given);
