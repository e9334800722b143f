import { readFileSync } from 'node:fs';

/** Compiled for browsers by a project of its own. The address is the same from `src` and from `dist`. */
const FILE = new URL('../../../dist/site/preview/browser/preview-page.js', import.meta.url);

let script: string | undefined;

/** The script of preview pages. */
export const previewScript = (): string =>
  (script ??= readFileSync(FILE, 'utf8').replaceAll('</', String.raw`<\/`));
