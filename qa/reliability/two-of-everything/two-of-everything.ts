import { startMailServer } from '@phantom/service-kit/testing/mail-server';
import type { Table } from '../../bench/report/table.js';
import { say } from '../../../tools/stack/terminal.js';
import type { Exercise } from '../exercise.js';
import type { Check, Look } from './check.js';
import { checks } from './checks.js';
import { allJoined } from './joined.js';
import { FORM_LIMIT, FORM_LIMIT_WINDOW, SiteOfTwo } from './site-of-two.js';

/** Two of everything behind one address are as one, with Redis, without it, and when it is back. */
export const twoOfEverything: Exercise = {
  name: 'two-of-everything',
  run: async ({ only, startSite }) => {
    const chosen = checks.filter(({ name }) => only.length === 0 || only.includes(name));
    const mails = await startMailServer();
    try {
      const site = await startSite({
        hasBucket: true,
        gatewaySettings: {
          FORM_LIMIT: String(FORM_LIMIT),
          FORM_LIMIT_WINDOW: String(FORM_LIMIT_WINDOW),
          // What is looked at is not how a busy machine turns people away.
          MAX_LAG: '10000',
          MIN_IN_FLIGHT: '1024',
        },
        serviceSettings: {
          SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
          MAIL_FROM: 'site@phantom-partners.example',
          MAIL_TO: 'office@phantom-partners.example',
          MAIL_INTERVAL: '200',
        },
      });
      return await lookAtAll(new SiteOfTwo(site, mails), chosen);
    } finally {
      await mails.close();
    }
  },
};

async function lookAtAll(two: SiteOfTwo, chosen: readonly Check[]): Promise<Table[]> {
  const looks = async (title: string, lookOf: (check: Check) => Look | undefined) => {
    const rows: string[][] = [];
    for (const check of chosen) {
      const look = lookOf(check);
      if (look) rows.push([check.name, await seen(check.name, look, two)]);
    }
    return { title, columns: ['What', 'Seen'], rows };
  };
  const { site } = two;
  const tables = [await looks('With Redis', ({ run }) => run)];
  await site.kill('redis');
  tables.push(
    await looks('While Redis is gone', ({ run, runWithoutRedis = run }) => runWithoutRedis),
  );
  await site.startProcess('redis');
  await allJoined(site);
  tables.push(await looks('When Redis is back', ({ runOnceBack }) => runOnceBack));
  site.freeze('redis');
  tables.push(await looks('While Redis answers nothing', ({ runWithoutRedis }) => runWithoutRedis));
  site.thaw('redis');
  await allJoined(site);
  tables.push(await looks('When Redis answers again', ({ runOnceBack }) => runOnceBack));
  return tables;
}

/** The others are looked at too where one is not as it has to be; the command fails in the end. */
async function seen(name: string, look: Look, two: SiteOfTwo): Promise<string> {
  try {
    return await look(two);
  } catch (error) {
    const reason = error instanceof Error ? oneLine(error.message) : String(error);
    say(`✗ ${name}: ${error instanceof Error ? error.stack : reason}`);
    process.exitCode = 1;
    return `**no**: ${reason}`;
  }
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 200);
