import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository, with a trailing slash. */
export const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url));

/** A path as a person would type it from the repository's root. */
export const fromRoot = (path: string): string => relative(repositoryRoot, path) || '.';
