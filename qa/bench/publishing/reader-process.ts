// The process of the readers: `readers.ts` starts it, and sends it what to read.
import { setTimeout as delay } from 'node:timers/promises';
import { giveClientsRealTimePriority } from '../../processor-priority.js';
import { fetchUnread, type Read, readText, type Unread } from './read.js';
import type { Reading } from './readers.js';
import { now } from './releases.js';

/** Milliseconds between two pages of a reader; each pause differs. */
const PAUSE = 400;
const SPREAD = 200;

/** Readers who read one page or call after the other for some seconds, each always through the same gateway. */
async function readAll({ readers, gateways, paths, seconds }: Reading): Promise<Read[]> {
  const responses: Unread[] = [];
  const end = now() + seconds * 1000;
  const reader = async (person: number) => {
    const origin = gateways[person % gateways.length] ?? '';
    // Readers do not begin at the same moment.
    await delay(((PAUSE + SPREAD) * person) / readers);
    for (let turn = person; now() < end; turn += 1) {
      responses.push(await fetchUnread(origin, paths[turn % paths.length] ?? ''));
      await delay(PAUSE + ((person * 37 + turn * 53) % SPREAD));
    }
  };
  await Promise.all(Array.from({ length: readers }, (_, person) => reader(person)));
  return responses.map(readText);
}

giveClientsRealTimePriority();

process.on('message', async (reading: Reading) => process.send?.(await readAll(reading)));
