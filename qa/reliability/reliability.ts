// Runs all reliability tests, or the named ones:
// npm run reliability -- faults --only auth-killed --write
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { amount, chosenOf, runToTheEnd, wholeNumber } from '../../tools/command/command.js';
import { repositoryRoot } from '../../tools/stack/repository.js';
import { elapsed, say, step } from '../../tools/stack/terminal.js';
import { RELIABILITY, showTables } from '../bench/report/write-report.js';
import type { Exercise } from './exercise.js';
import { faultsExercise } from './faults/faults-exercise.js';
import { loadExercise } from './load/load-exercise.js';
import { rollingRestartExercise } from './rolling-restart/rolling-restart-exercise.js';
import { type SiteOptions, TWO_OF_EVERYTHING } from './site/site-options.js';
import { Site } from './site/site.js';
import { submissionsExercise } from './submissions/submissions-exercise.js';
import { twoOfEverything } from './two-of-everything/two-of-everything.js';
import { typingExercise } from './typing/typing-exercise.js';

interface ReliabilityOptions {
  /** The tests to run; none means all. */
  names: string[];
  /** The rows of a test to run, by their names; none means all. */
  only: string[];
  /** Duration, rate and number of requests, if not the defaults of the test. */
  amounts: { minutes?: number; rate?: number; requests?: number };
  /** Writes the tables into docs/reliability.md, not only to the terminal. */
  write: boolean;
  dataDir: string;
  /** The site's port; all other ports follow it. */
  port: number;
}

/** Parses the command line of `npm run reliability`. */
function readReliabilityOptions(args: string[]): ReliabilityOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      only: { type: 'string', multiple: true, default: [] },
      write: { type: 'boolean', default: false },
      'data-dir': { type: 'string', default: join('.data', 'reliability') },
      port: { type: 'string', default: '29000' },
      minutes: { type: 'string' },
      rate: { type: 'string' },
      requests: { type: 'string' },
    },
  });
  const port = wholeNumber('port', values.port);
  const { minutes, rate, requests } = values;
  return {
    names: positionals,
    only: values.only,
    amounts: {
      ...(minutes && { minutes: amount('minutes', minutes) }),
      ...(rate && { rate: wholeNumber('rate', rate) }),
      ...(requests && { requests: wholeNumber('requests', requests) }),
    },
    write: values.write,
    dataDir: resolve(repositoryRoot, values['data-dir']),
    port,
  };
}

/** The site of a test: one at a time, and none afterwards. */
class RunningSite {
  private site?: Site;

  constructor(private readonly place: Pick<SiteOptions, 'dataDir' | 'port'>) {}

  async start(difference: Partial<SiteOptions> = {}): Promise<Site> {
    await this.stop();
    const site = new Site({ ...TWO_OF_EVERYTHING, ...this.placeOf(difference), ...difference });
    this.site = site;
    await step('Starting the site', () => site.start());
    return site;
  }

  async stop(): Promise<void> {
    const { site } = this;
    this.site = undefined;
    if (site) await step('Stopping the site', () => site.stop());
  }

  /** Data in a bucket or on a small disk is temporary, and is not mixed with data in a folder. */
  private placeOf({ hasBucket, databaseDisk }: Partial<SiteOptions>): typeof this.place {
    const kind = [hasBucket && 'bucket', databaseDisk && 'small-disk'].filter(Boolean).join('-');
    return { ...this.place, dataDir: join(this.place.dataDir, kind || 'plain') };
  }
}

/** In execution order. */
const exercises: Exercise[] = [
  faultsExercise,
  submissionsExercise,
  typingExercise,
  twoOfEverything,
  loadExercise,
  rollingRestartExercise,
];

await runToTheEnd(async (atTheEnd) => {
  const { names, only, amounts, write, ...place } = readReliabilityOptions(process.argv.slice(2));
  const chosen = chosenOf(exercises, names, 'exercise');
  const running = new RunningSite(place);
  atTheEnd(() => running.stop());
  for (const { name, run } of chosen) {
    const context = { only, ...amounts, startSite: running.start.bind(running) };
    const tables = await step(`Exercise: ${name}`, () => run(context));
    await running.stop();
    await showTables(name, tables, write ? RELIABILITY : undefined);
  }
  say(`Done in ${elapsed()}.`);
});
