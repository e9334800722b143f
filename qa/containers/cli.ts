// Builds all images and drives the composed site:
// npm run containers [-- --port N] [--upgrade-from COMMIT | --without-upgrade] [--required]
// Where no engine can be started, or its start fails, it is skipped; with --required that is a failure.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runToTheEnd } from '../../tools/command/command.js';
import { repositoryRoot } from '../../tools/stack/repository.js';
import { engineOrReason, startEngine } from './engine.js';
import { checkImageContents } from './image-contents.js';
import { makeBaseImages, NODE_IMAGE } from './make-base-images.js';
import { afterUpgrade, fill, SERVERS, steps } from './scenario.js';
import { ContainerSite } from './site.js';

/** The version that the upgrade starts from: the first one whose containers work, until a later one has other data to take over. */
const UPGRADE_FROM = 'c4bd841560192699a3f13d30a99b5c964d663153';

const MB = 1_000_000;

/** The most that an image may have over its base image, in MB. */
const SERVER_LIMIT = 150;
const SECTION_LIMIT = 40;

/** The product's images with what they add to their base image, as a table. Ends with an error where one is too large. */
async function checkImageSizes(site: ContainerSite): Promise<string> {
  const sizeOf = async (image: string) =>
    Number(await site.docker('image', 'inspect', '--format', '{{.Size}}', image)) / MB;
  const images = (await site.compose('config', '--images')).split('\n');
  const own = [...new Set(images)].filter((name) => name.startsWith('phantom-partners/')).sort();
  const base = await sizeOf(NODE_IMAGE);
  const rows = await Promise.all(
    own.map(async (image) => {
      const name = image.replace(/^.*\/|:.*$/g, '');
      const isServer = SERVERS.includes(name) || name === 'pictures';
      const size = await sizeOf(image);
      return { name, size, added: size - base, limit: isServer ? SERVER_LIMIT : SECTION_LIMIT };
    }),
  );
  const lines = rows.map(
    ({ name, size, added, limit }) =>
      `  ${name.padEnd(14)} ${size.toFixed(0).padStart(5)} MB  ${added.toFixed(0).padStart(5)} MB over its base, at most ${limit}`,
  );
  const table = [`  ${NODE_IMAGE}: ${base.toFixed(0)} MB`, ...lines].join('\n');
  const tooLarge = rows.filter(({ added, limit }) => added > limit);
  if (tooLarge.length > 0 || rows.length < 10) {
    throw new Error(`${tooLarge.map(({ name }) => name).join(', ')} too large:\n${table}`);
  }
  return table;
}

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '18000' },
    'upgrade-from': { type: 'string', default: UPGRADE_FROM },
    'without-upgrade': { type: 'boolean', default: false },
    required: { type: 'boolean', default: false },
  },
});

const folder = join(repositoryRoot, '.data/containers');
const counts = { passed: 0, failed: 0 };
const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(0)} s`;

/** A step after one that failed is tried all the same: it says more of what is broken. */
async function step(name: string, run: () => Promise<unknown>): Promise<boolean> {
  const start = Date.now();
  try {
    const told = await run();
    counts.passed += 1;
    console.log(`✓ ${name} (${seconds(start)})${typeof told === 'string' ? `\n${told}` : ''}`);
    return true;
  } catch (error) {
    counts.failed += 1;
    console.log(`✗ ${name} (${seconds(start)})\n${error instanceof Error ? error.message : error}`);
    return false;
  }
}

const buildImages = async (site: ContainerSite): Promise<void> => {
  const services = (await site.compose('config', '--format', 'json', '--no-interpolate')).trim();
  const { services: all } = JSON.parse(services) as {
    services: Record<string, { build?: object }>;
  };
  // One after the other: the first one installs for all of them.
  for (const [name, { build }] of Object.entries(all)) if (build) await site.compose('build', name);
};

await runToTheEnd(async (atTheEnd) => {
  const start = Date.now();
  const started = await engineOrReason(() => startEngine(join(folder, 'engine'), atTheEnd));
  if ('reason' in started) {
    console.log(`• The containers are not tested: ${started.reason}`);
    console.log(`0 passed, ${Number(values.required)} failed, ${Number(!values.required)} skipped`);
    if (values.required) process.exitCode = 1;
    return;
  }
  const { engine } = started;
  await makeBaseImages(engine);
  console.log(`• The engine and the base images are ready (${seconds(start)})`);

  const site = new ContainerSite(
    join(folder, 'site'),
    engine,
    Number(values.port),
    'phantom-containers-test',
  );
  const remove = () => site.down('--volumes', '--remove-orphans', '--timeout', '60');
  await site.checkOut();
  await remove();
  atTheEnd(remove);
  const isBuilt = await step('builds all images with one install', () => buildImages(site));
  if (isBuilt) {
    await step('has no server image with sources, tests or the compiler', () =>
      checkImageContents(site),
    );
    await step('has no image above its limit', () => checkImageSizes(site));
    for (const { name, run } of steps) await step(name, () => run(site));
  }
  console.log(`• Without the upgrade: ${seconds(start)}`);

  if (isBuilt && !values['without-upgrade']) {
    const upgrade = Date.now();
    const from = values['upgrade-from'];
    await remove();
    await step(`builds the version before (${from.slice(0, 8)})`, async () => {
      await site.checkOut(from);
      await buildImages(site);
      await site.up();
    });
    for (const { name, run } of fill) await step(`before: ${name}`, () => run(site));
    await step('builds the images of the working tree again', async () => {
      await site.checkOut();
      await buildImages(site);
    });
    await step(afterUpgrade.name, () => afterUpgrade.run(site));
    console.log(`• The upgrade: ${seconds(upgrade)}`);
  }
  console.log(`${counts.passed} passed, ${counts.failed} failed`);
  if (counts.failed > 0) process.exitCode = 1;
});
