import { copyFile, mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { remotes } from '@phantom/build-config/remotes.mjs';
import { publishFolder } from '../../../tools/publish/publish-folder.js';
import { repositoryRoot } from '../../../tools/stack/repository.js';
import type { Benchmark } from '../benchmark.js';
import { costOf, type PageCost } from '../browser/page-cost.js';
import { visit } from '../browser/visit.js';
import { switchTime } from '../composition/section-switch.js';
import { interleaved } from '../interleave.js';
import { medianOf, visitsNote } from '../report/statistics.js';
import { judged, kilobytes, milliseconds, ratio, type Table } from '../report/table.js';
import { publishClone } from './clone-remote.js';

/** A first visit of the home page, and a switch to another section. */
interface Growth extends PageCost {
  documentBytes: number;
  switchTime: number;
}

const MOST = 1.1;

/** @param measured by the number of remotes; all are compared with the smallest */
function growthTable(measured: Readonly<Record<string, Growth[]>>): Table {
  const sizes = Object.keys(measured)
    .map(Number)
    .sort((one, other) => one - other);
  const samplesOf = (size: number) => measured[size] ?? [];
  const base = figuresOf(samplesOf(sizes[0] ?? 0));
  return {
    title: 'Growth: remotes registered',
    columns: [
      'Remotes',
      'JavaScript',
      'HTML',
      'Ratio of both',
      'Boot',
      'Ratio',
      'Next section',
      'Ratio',
      'Target',
      'Met',
    ],
    rows: sizes.map((size) => {
      const { script, html, boot, next } = figuresOf(samplesOf(size));
      const bytes = (script + html) / (base.script + base.html);
      const time = boot / base.boot;
      const verdict = judged(Math.max(bytes, time), { atMost: MOST });
      return [
        ...[String(size), kilobytes(script), kilobytes(html), ratio(bytes)],
        ...[milliseconds(boot), ratio(time), milliseconds(next), ratio(next / base.next)],
        ...verdict,
      ];
    }),
    note: `${visitsNote(samplesOf(sizes[0] ?? 0))} The home page; boot: until section and frame are interactive. Clones of the portfolio section, each with its own routes, none in the menu. Target: bytes and boot time.`,
  };
}

const figuresOf = (samples: Growth[]) => ({
  script: medianOf(samples, ({ scriptBytes }) => scriptBytes),
  html: medianOf(samples, ({ documentBytes }) => documentBytes),
  boot: medianOf(samples, ({ workingAt }) => workingAt),
  next: medianOf(samples, ({ switchTime }) => switchTime),
});

/**
 * Creates one store for each number of registered remotes: the real ones and clones for the rest.
 *
 * @param folder for all results; those of an earlier run are removed
 * @returns the stores' folders by number
 */
async function growingStores(folder: string, sizes: number[]): Promise<Map<number, string>> {
  await rm(folder, { recursive: true, force: true });
  const whole = join(folder, 'all');
  for (const name of ['shell', ...remotes]) {
    await publishFolder(join(repositoryRoot, name), whole, { by: 'npm run bench' });
  }
  const clones = Array.from(
    { length: Math.max(...sizes) - remotes.length },
    (_, index) => `mf-clone-${String(index + 1).padStart(3, '0')}`,
  );
  for (const clone of clones) await publishClone(clone, join(folder, 'builds'), whole);

  const stores = new Map<number, string>();
  for (const size of sizes) {
    const store = join(folder, String(size));
    await share(whole, store, ['shell', ...remotes, ...clones.slice(0, size - remotes.length)]);
    stores.set(size, store);
  }
  return stores;
}

/** Creates a store with the same files, whose registry has only some of the remotes. */
async function share(whole: string, store: string, names: string[]): Promise<void> {
  await mkdir(join(store, 'registry'), { recursive: true });
  await symlink(join(whole, 'r'), join(store, 'r'));
  for (const name of names) {
    const entry = join('registry', `${name}.json`);
    await copyFile(join(whole, entry), join(store, entry));
  }
}

const SIZES = [4, 10, 30, 100];
/** Each run visits all sizes twice. */
const MOST_RUNS = 7;
const SWITCH = { from: '/portfolio', to: '/listings' };

/** Measures the cost of sections that are registered, but not visited. */
export const growthBenchmark: Benchmark = {
  name: 'growth',
  async run({ stack, browser: start, runs, workDir }) {
    const sites: Record<string, string> = {};
    for (const [size, store] of await growingStores(join(workDir, 'growth'), SIZES)) {
      sites[size] = await stack.gateway(`gateway-${size}-remotes`, { STORE: store });
    }
    const browser = await start();
    const measured = await interleaved(
      Math.min(runs, MOST_RUNS),
      sites,
      async (origin): Promise<Growth> => {
        const first = await visit(browser, `${origin}/`, (page) => {
          const [document] = page.network.requests;
          return { ...costOf(page), documentBytes: document?.bytes ?? NaN };
        });
        return { ...first, switchTime: await switchTime(browser, origin, SWITCH, 'cold') };
      },
    );
    return [growthTable(measured)];
  },
};
