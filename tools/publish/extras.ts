import {
  type BuildFacts,
  HOST_NAME,
  type HostExtras,
  type RemoteDeclaration,
  type RemoteExtras,
  type ServerBundleFile,
} from '@phantom/registry';
import type { BundleFile } from '@phantom/store';
import type { BuildOutput } from './build-output.js';
import { integrityOf } from './bundle-files.js';
import { fontsOf } from './fonts.js';
import { chunksOf, staffFrameOf, textsOf } from './lazy-files.js';
import { SERVER_FILE } from './server-build.js';

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
