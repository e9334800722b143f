import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MicroFrontendVersion, RemoteDeclaration, StagedBuild } from '@phantom/registry';
import type { BundleFile, Store } from '@phantom/store';
import { brotliSize } from '../quality/brotli-size.js';
import { firstLoadWeight } from '../quality/first-load-weight.js';
import { type BuildOutput, readBuildOutput } from './build-output.js';
import { readBundleFiles } from './bundle-files.js';
import { askedTexts } from './kit-texts.js';
import { planPublish } from './publish-plan.js';
import { describeRoutes, SERVER_FILE } from './server-build.js';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const TEXT_FILE = /\.(js|mjs|css|html|json|svg|txt)$/;

/** What `precompress` makes. */
const COMPRESSED_FILE = /\.(br|gz)$/;

/** Below this a packet carries the file anyway. */
const WORTHWHILE_BYTES = 1024;

/** What tests publish is read a few times: `PRECOMPRESS=fast` takes a fiftieth of the time, for files that are a tenth larger. */
const isFast = process.env.PRECOMPRESS === 'fast';

const FAST = { brotli: 6, gzip: constants.Z_DEFAULT_COMPRESSION };
const BEST = { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION };

/** The `.br` and `.gz` siblings that a server hands out in a text file's place. */
const precompress = async (
  { name, content }: BundleFile,
  levels: typeof FAST,
): Promise<BundleFile[]> => {
  if (!TEXT_FILE.test(name) || content.byteLength < WORTHWHILE_BYTES) return [];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: levels.brotli,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  };
  const [br, gz] = await Promise.all([
    brotli(content, { params }),
    gzipped(content, { level: levels.gzip }),
  ]);
  return [
    { name: `${name}.br`, content: br },
    { name: `${name}.gz`, content: gz },
  ];
};

export interface BuildSource {
  /** The folder that the bundler filled, with its `build.json`. */
  distDir: string;
  /** Left out for the shell. */
  declaration?: RemoteDeclaration;
  /** The team that the remote belongs to. */
  owner?: string;
  /** The texts that a shell has for remotes. */
  textKeys?: string[];
  /** For this machine alone: compressed fast, and not weighed. */
  isLocal?: boolean;
  /** For this machine alone, in watch mode: neither compressed nor weighed. */
  isDevelopment?: boolean;
}

/** A build with all that the registry will know of it. */
export interface PreparedBuild extends StagedBuild {
  name: string;
  /** In the store; the version's name as well. */
  folder: string;
  /** With their compressed siblings. */
  files: BundleFile[];
}

/** Reads a build and compresses it, unless the store has it already. */
export const prepareBuild = async (store: Store, source: BuildSource): Promise<PreparedBuild> => {
  const { distDir, declaration, owner, textKeys, isLocal, isDevelopment } = source;
  const build = await readBuildOutput(distDir);
  const files = await readBundleFiles(distDir);
  const hasServer = files.some(({ name }) => name === SERVER_FILE);
  const routes = declaration && hasServer ? await describeRoutes(distDir) : {};
  const facts = { declaration, routes, textKeys: textKeys ?? askedTexts(files) };
  const { name, folder, version } = planPublish(build, files, facts);

  if (isDevelopment) return { name, folder, version, owner, files };

  const levels = isLocal || isFast ? FAST : BEST;
  const compressed = (await store.hasBundle(name, folder))
    ? (await store.readBundle(name, folder)).filter((file) => COMPRESSED_FILE.test(file.name))
    : (await Promise.all(files.map((file) => precompress(file, levels)))).flat();
  const all = [...files, ...compressed];
  if (isLocal) return { name, folder, version, owner, files: all };
  // The weight is that of the best compression, whatever is published.
  const toWeigh = isFast ? files : all;
  return { name, folder, version: weighed(version, build, toWeigh), owner, files: all };
};

const weighed = (
  version: MicroFrontendVersion,
  build: BuildOutput,
  files: readonly BundleFile[],
): MicroFrontendVersion => {
  const contents = new Map(files.map(({ name, content }) => [name, content]));
  const sizeOf = (file: string) => {
    const compressed = contents.get(`${file}.br`);
    return compressed?.byteLength ?? brotliSize(contents.get(file) ?? '');
  };
  const script = firstLoadWeight(build, 'script', sizeOf).bytes;
  const style = firstLoadWeight(build, 'style', sizeOf).bytes;
  return { ...version, extras: { ...version.extras, weight: { script, style } } };
};
