import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startMailServer } from '@phantom/service-kit/testing/mail-server';
import { say } from '../../../tools/stack/terminal.js';
import type { Table } from '../../bench/report/table.js';
import type { Exercise } from '../exercise.js';
import type { Site } from '../site/site.js';
import type { Check, Look } from './check.js';
import { canaryShare } from './checks/canary.js';
import { changeSeen } from './checks/change-seen.js';
import { deploySeen } from './checks/deploy-seen.js';
import { formLimit } from './checks/form-limit.js';
import { mailOnce } from './checks/mail-once.js';
import { oneFormOnce } from './checks/one-form-once.js';
import { refreshRace } from './checks/refresh-race.js';
import { sessions } from './checks/sessions.js';
import { signInLimit } from './checks/sign-in-limit.js';
import { uploads } from './checks/uploads.js';
import { FORM_LIMIT, FORM_LIMIT_WINDOW, SiteOfTwo } from './site-of-two.js';
import { until } from './until.js';

/** In execution order. */
const checks: readonly Check[] = [
  formLimit,
  oneFormOnce,
  mailOnce,
  signInLimit,
  sessions,
  refreshRace,
  uploads,
  changeSeen,
  deploySeen,
  canaryShare,
];

/** The Redis connections of each gateway: one for commands, and one for subscriptions. */
const CONNECTIONS = 2;

/** Milliseconds: a client reconnects every two seconds. */
const BACK_WITHIN = 10_000;

/** Waits until all gateways have reconnected to Redis. @returns milliseconds */
const allJoined = ({ layout }: Site): Promise<number> =>
  until(
    'all gateways were back at Redis',
    () => connectionsAt(layout.redisPort),
    (count) => count === CONNECTIONS * layout.gateways.length,
    BACK_WITHIN,
  );

async function connectionsAt(port: number): Promise<number> {
  const list = ['-p', String(port), 'client', 'list'];
  const { stdout } = await promisify(execFile)('redis-cli', list);
  return stdout.split('\n').filter((line) => line && !line.includes('cmd=client')).length;
}

/** Two of everything behind one address behave like one, with Redis, without it, and after it is back. */
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
          // The limits are high, because this test does not check admission control.
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
    await looks('While Redis is down', ({ run, runWithoutRedis = run }) => runWithoutRedis),
  );
  await site.startProcess('redis');
  await allJoined(site);
  tables.push(await looks('When Redis is back', ({ runOnceBack }) => runOnceBack));
  site.freeze('redis');
  tables.push(await looks('While Redis is frozen', ({ runWithoutRedis }) => runWithoutRedis));
  site.thaw('redis');
  await allJoined(site);
  tables.push(await looks('When Redis responds again', ({ runOnceBack }) => runOnceBack));
  return tables;
}

/** Runs the other checks after a failed one; the command fails at the end. */
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
