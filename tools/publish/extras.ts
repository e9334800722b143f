import {
  type BuildFacts,
  HOST_NAME,
  type HostExtras,
  LANGUAGE_CODES,
  type LanguageCode,
  type RemoteDeclaration,
  type RemoteExtras,
  type ServerBundleFile,
} from '@phantom/registry';
import type { BundleFile } from '@phantom/store';
import type { BuildOutput } from './build-output.js';
import { integrityOf } from './bundle-files.js';
import { SERVER_FILE } from './server-build.js';

type LazyFiles = Pick<BuildOutput, 'lazy'>;

/** What each route needs beyond the entry, by the modules that it loads. */
const chunksOf = (
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
const textsOf = ({ lazy }: LazyFiles): Partial<Record<LanguageCode, string>> =>
  Object.fromEntries(
    Object.entries(lazy).flatMap(([module, [file]]) => {
      const language = /^\.\/locales\/([a-z]{2})\.json$/.exec(module)?.[1];
      return language && file ? [[language, file]] : [];
    }),
  );

/** The module of the shell that the staff's frame is loaded by. */
const STAFF_FRAME = './src/frame/staff/staff-frame.ts';

/** What the staff's frame comes in: no visitor needs it. */
const staffFrameOf = ({ lazy }: LazyFiles): string[] => lazy[STAFF_FRAME] ?? [];

/** Subsets of a font, as its files are named: `spectral-latin-500-normal.2d6f0a15.woff2`. */
const SUBSETS: Record<LanguageCode, readonly string[]> = {
  en: ['latin'],
  de: ['latin'],
  it: ['latin'],
  ru: ['latin', 'cyrillic'],
  es: ['latin'],
};

/** The font files among a build's that a page in each language needs. */
const fontsOf = (files: readonly string[]): Record<LanguageCode, string[]> => {
  const filesIn = (language: LanguageCode) =>
    files.filter((file) =>
      SUBSETS[language].some((subset) => new RegExp(`-${subset}-[^/]*\\.woff2$`).test(file)),
    );
  return Object.fromEntries(
    LANGUAGE_CODES.map((language) => [language, filesIn(language)]),
  ) as Record<LanguageCode, string[]>;
};

/** What is known of a build beside its files. */
export interface BuildKnowledge {
  /** Left out for the shell. */
  declaration?: RemoteDeclaration;
  /** The modules that each route loads, by its pattern. */
  routes?: Readonly<Record<string, readonly string[]>>;
  /** The texts of the kit that it asks for, or has. */
  textKeys?: string[];
}

/** A build and where its files will be. */
export interface PlacedBuild {
  build: BuildOutput;
  files: readonly BundleFile[];
  urlOf: (file: string) => string;
}

/** What the registry knows of a build beside its entry. */
export const extrasOf = (placed: PlacedBuild, facts: BuildKnowledge): RemoteExtras | HostExtras => {
  const { name } = placed.build;
  const server = serverOf(placed);
  const { declaration } = facts;
  if (!declaration) {
    if (name !== HOST_NAME) throw new Error(`${name} has no remote.json, and it is not the shell`);
    return { ...hostExtras(placed, facts), ...(server && { server }) };
  }
  if (declaration.name !== name) {
    throw new Error(`the build of ${name} comes with the declaration of ${declaration.name}`);
  }
  return { declaration, ...remoteExtras(placed, facts), ...(server && { server }) };
};

const remoteExtras = ({ build, urlOf }: PlacedBuild, facts: BuildKnowledge) => ({
  preload: build.preload.map(urlOf),
  chunks: chunksOf(build, facts.routes ?? {}),
  texts: textsOf(build),
  ...factsOf(build, facts),
});

const hostExtras = ({ build, files, urlOf }: PlacedBuild, facts: BuildKnowledge): HostExtras => ({
  host: true,
  scripts: build.scripts.map(urlOf),
  styles: build.styles.map(urlOf),
  texts: mapValues(textsOf(build), urlOf),
  fonts: mapValues(fontsOf(files.map(({ name }) => name)), (fonts) => fonts.map(urlOf)),
  staff: staffFrameOf(build).map(urlOf),
  ...factsOf(build, facts),
});

const factsOf = (
  { integrity, shared, kitExports }: BuildOutput,
  { textKeys }: BuildKnowledge,
): BuildFacts => ({
  ...(integrity && { integrity }),
  ...(shared && { shared }),
  ...(kitExports && { kitExports }),
  ...(textKeys && { textKeys }),
});

const serverOf = ({ files, urlOf }: PlacedBuild): ServerBundleFile | undefined => {
  const file = files.find(({ name }) => name === SERVER_FILE);
  return file && { url: urlOf(file.name), integrity: integrityOf(file.content) };
};

const mapValues = <Key extends string, From, To>(
  record: Partial<Record<Key, From>>,
  change: (value: From) => To,
): Partial<Record<Key, To>> =>
  Object.fromEntries(
    Object.entries<From>(record as Record<Key, From>).map(([key, value]) => [key, change(value)]),
  ) as Partial<Record<Key, To>>;
