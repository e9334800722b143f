import { chromium } from '@playwright/test';
import { requireHeadlessChromium } from '../../../tools/browser/chromium.js';
import { say } from '../../../tools/stack/terminal.js';
import { CHROMIUM_FLAGS } from '../../bench/browser/chromium-flags.js';
import { JUDGED, judged, type Table } from '../../bench/report/table.js';
import type { Exercise } from '../exercise.js';
import type { Site } from '../site/site.js';
import { Desk } from './desk.js';
import { interruptTyping, type Interruption } from './interrupt-typing.js';
import { TYPING_FAULTS, type TypingFault } from './typing-faults.js';

const TRIES = 100;
/** Who type at the same time. */
const PEOPLE = 4;
const SEED = 'typing';
/** Seconds. */
const MOST_LOST = 2;

/** The machine does other work: a gateway that is late must not refuse pages. There is no second process that takes over. */
const SITE = {
  ...{ gateways: 1, servicesEach: 1 },
  gatewaySettings: { MAX_LAG: '10000', MIN_IN_FLIGHT: '1024', READ_LIMIT: '100000000' },
};

/** Interrupts editors' typing a hundred times, each after another time. */
export const typingExercise: Exercise = {
  name: 'typing',
  run: async ({ startSite, requests: tries = TRIES }) => {
    const site = await startSite(SITE);
    const begun = performance.now();
    const done = await interruptions(site, tries, PEOPLE);
    return [tableOf(done, (performance.now() - begun) / 1000)];
  },
};

/** At least this number of tries, with all faults in turn. */
async function interruptions(site: Site, tries: number, people: number): Promise<Interruption[]> {
  const browser = await chromium.launch({
    executablePath: requireHeadlessChromium(),
    args: CHROMIUM_FLAGS,
  });
  const done: Interruption[] = [];
  try {
    const desks = await Promise.all(
      Array.from({ length: people }, () => Desk.open(browser, site.origin)),
    );
    for (let round = 0; done.length < tries; round += 1) {
      const fault = TYPING_FAULTS[round % TYPING_FAULTS.length] as TypingFault;
      done.push(...(await interruptTyping(site, desks, fault, `${SEED} ${round}`)));
      const lost = done.slice(-desks.length).map((each) => each.lost.toFixed(2));
      say(`  ${done.length} of ${tries}: ${fault.title}, ${lost.join(', ')} s lost`);
    }
  } finally {
    await browser.close();
  }
  return done;
}

function tableOf(done: readonly Interruption[], seconds: number): Table {
  const rows = TYPING_FAULTS.map((fault) =>
    rowOf(
      fault.title,
      done.filter((each) => each.fault === fault),
    ),
  );
  return {
    title: 'Typing interrupted',
    columns: [
      ...['Fault', 'Tries', 'Nothing lost', 'Lost more than 2 s', 'Most lost', ...JUDGED],
      'Server behind at most',
    ],
    rows: [...rows, rowOf('all', done)],
    note:
      `${done.length} tries in ${Math.round(seconds)} s, ${PEOPLE} people at a time. Seconds of typing up to the last key, also those typed during the fault. ` +
      'Server behind: seconds of typing that only the device had when the tab ended.',
  };
}

function rowOf(title: string, tries: readonly Interruption[]): string[] {
  const lost = tries.map((each) => each.lost);
  const behind = tries.flatMap((each) => each.behind ?? []);
  const most = Math.max(0, ...lost);
  return [
    title,
    String(tries.length),
    String(lost.filter((each) => each === 0).length),
    String(lost.filter((each) => each > MOST_LOST).length),
    `${most.toFixed(2)} s`,
    ...judged(most, { atMost: MOST_LOST }),
    behind.length > 0 ? `${Math.max(...behind).toFixed(2)} s` : '',
  ];
}
