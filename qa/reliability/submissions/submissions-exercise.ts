import { setTimeout as delay } from 'node:timers/promises';
import { percentile } from '../../bench/report/statistics.js';
import type { Table } from '../../bench/report/table.js';
import { say } from '../../../tools/stack/terminal.js';
import type { Exercise } from '../exercise.js';
import { type Form, FORMS } from '../people/forms.js';
import { storedForms } from '../people/stored-forms.js';
import type { Site } from '../site/site.js';
import { Kills } from './kills.js';
import { sendUntilAcknowledged, type Submission } from './send-until-acknowledged.js';

const FORMS_SENT = 10_000;
/** The number of concurrent senders. */
const PEOPLE = 24;
/** Acknowledged forms between two kills. */
const KILL_EVERY = 400;
const TELL_EVERY = 1_000;
const POLL_MS = 100;

/** Sends thousands of forms while the processes are killed in turn: no acknowledged form may be lost or stored twice. */
export const submissionsExercise: Exercise = {
  name: 'submissions',
  run: async ({ startSite }) => {
    const site = await startSite();
    const mark = `submission ${Date.now()} `;
    const kills = new Kills(site, KILL_EVERY);
    const begun = performance.now();
    const sent = await sendAll(site, mark, kills);
    const seconds = (performance.now() - begun) / 1000;
    while (kills.isBusy) await delay(POLL_MS);
    kills.check();
    const rows = [];
    for (const form of FORMS) rows.push(await counted(site, form, mark, sent));
    return [formsTable(rows, sent, seconds), killsTable(kills)];
  },
};

async function sendAll(site: Site, mark: string, kills: Kills): Promise<Submission[]> {
  const done: Submission[] = [];
  let next = 0;
  const person = async () => {
    while (next < FORMS_SENT) {
      const number = (next += 1);
      const form = FORMS[number % FORMS.length] as Form;
      done.push(await sendUntilAcknowledged(site.origin, form, `${markOf(form, mark)}${number}.`));
      kills.tell(done.length);
      kills.check();
      if (done.length % TELL_EVERY === 0) say(`  ${done.length} of ${FORMS_SENT} forms are in`);
    }
  };
  await Promise.all(Array.from({ length: PEOPLE }, person));
  return done;
}

/** The prefix of the messages of one kind of form, which its notices contain too. */
const markOf = ({ table }: Form, mark: string): string => `${mark}${table} `;

async function counted(
  site: Site,
  form: Form,
  mark: string,
  all: readonly Submission[],
): Promise<string[]> {
  const own = all.filter((one) => one.form === form);
  const acknowledged = own.filter(({ isAcknowledged }) => isAcknowledged);
  const { times, notices } = await storedForms(site, form, markOf(form, mark));
  const lost = acknowledged.filter(({ message }) => !times.has(message)).length;
  const doubled = [...times.values()].filter((count) => count > 1).length;
  const again = own.reduce((sum, { tries }) => sum + tries - 1, 0);
  const figures = [own.length, again, acknowledged.length, times.size, lost, doubled, notices];
  return [form.title, ...figures.map(String)];
}

const formsTable = (rows: string[][], sent: readonly Submission[], seconds: number): Table => {
  const times = sent.map(({ took }) => took);
  const wait = (share: number) => `${(percentile(times, share) / 1000).toFixed(1)} s`;
  return {
    title: 'Forms sent while processes were killed',
    columns: ['Form', 'Sent', 'Sent again', 'Acknowledged', 'Found', 'Lost', 'Doubled', 'Notices'],
    rows,
    note:
      `${PEOPLE} concurrent senders, ${Math.round(seconds)} s in all. From the first try to the acknowledgement: ` +
      `half within ${wait(0.5)}, 99 of 100 within ${wait(0.99)}, all within ${wait(1)}.`,
  };
};

const killsTable = ({ counts }: Kills): Table => ({
  title: 'Killed processes',
  columns: ['Process', 'Times'],
  rows: [...counts].map(([name, times]) => [name, String(times)]),
});
