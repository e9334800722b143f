import type { LanguageCode } from '@phantom/registry';
import type { BuildOutput } from './build-output.js';

type LazyFiles = Pick<BuildOutput, 'lazy'>;

/** What each route needs beyond the entry, by the modules that it loads. */
export const chunksOf = (
  { lazy }: LazyFiles,
  routes: Readonly<Record<string, readonly string[]>>,
): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(routes).map(([pattern, modules]) => [
      pattern,
      [...new Set(modules.flatMap((module) => lazy[module] ?? []))],
    ]),
  );

/** The file with a build's own texts in each language. */
export const textsOf = ({ lazy }: LazyFiles): Partial<Record<LanguageCode, string>> =>
  Object.fromEntries(
    Object.entries(lazy).flatMap(([module, [file]]) => {
      const language = /^\.\/locales\/([a-z]{2})\.json$/.exec(module)?.[1];
      return language && file ? [[language, file]] : [];
    }),
  );

/** The module of the shell that the staff's frame is loaded by. */
const STAFF_FRAME = './src/frame/staff/staff-frame.ts';

/** What the staff's frame comes in: no visitor needs it. */
export const staffFrameOf = ({ lazy }: LazyFiles): string[] => lazy[STAFF_FRAME] ?? [];
