import type { BundleFile } from '@phantom/store';
import { stemOf } from '../quality/locales/plural.js';
import { readLocales } from '../quality/locales/texts.js';
import { repositoryRoot } from '../stack/repository.js';

const ASKED = /["'`](kit:[\w.-]*\w)["'`]/g;

/** The texts of the kit that a remote's scripts ask for by their whole names. */
export const askedTexts = (files: readonly BundleFile[]): string[] => {
  const scripts = files.filter(({ name }) => name.endsWith('.js'));
  const keys = scripts.flatMap(({ content }) =>
    [...content.toString().matchAll(ASKED)].map(([, key = '']) => key),
  );
  return [...new Set(keys)].sort();
};

/** The texts of the kit, which the shell brings. */
export const offeredTexts = async (): Promise<string[]> => {
  const { texts } = await readLocales(repositoryRoot, 'packages/mf-kit');
  const keys = [...texts.en.keys()].flatMap((key) => [key, stemOf(key)]);
  return [...new Set(keys)].sort().map((key) => `kit:${key}`);
};
