import { setTimeout as delay } from 'node:timers/promises';
import type { Call } from '../people/call.js';
import { employeeCalls } from '../people/employee.js';
import { CONTACT, LISTING_ENQUIRY } from '../people/forms.js';
import { investorCalls } from '../people/investor.js';
import { storedForms } from '../people/stored-forms.js';
import { MARK, visitorCalls } from '../people/visitor.js';
import type { Site } from '../site/site.js';
import type { Fault } from './fault.js';
import { isAnswered, type Observation } from './observation.js';
import { EVERY, SteadyLoad } from './steady-load.js';

/** Counts the acknowledged forms, and those of them that are not exactly once in the database. */
async function missingForms(
  site: Site,
  seen: readonly Observation[],
): Promise<{ acknowledged: number; missing: number }> {
  let [acknowledged, missing] = [0, 0];
  for (const form of [CONTACT, LISTING_ENQUIRY]) {
    const { times } = await storedForms(site, form, MARK);
    for (const observation of seen) {
      const message = observation.call.title === form.title && messageOf(observation);
      if (!message) continue;
      acknowledged += 1;
      if (times.get(message) !== 1) missing += 1;
    }
  }
  return { acknowledged, missing };
}

const messageOf = ({ acknowledged }: Observation): string | undefined =>
  acknowledged && 'message' in acknowledged ? String(acknowledged.message) : undefined;

/** Whether a request failed without need: it uses no affected service, or it failed without a usable refusal. */
function isLost(observation: Observation, { affects }: Fault): boolean {
  if (isAnswered(observation)) return false;
  const isAffected = observation.call.needs.some((service) => affects.includes(service));
  return !isAffected || observation.outcome !== 'refused';
}

/** Longer than a gateway waits for a service, and than a cluster needs to detect a frozen process. */
const LASTS_MS = 15_000;
const PATIENCE_MS = 90_000;

export const PEOPLE = ['Visitor', 'Employee', 'Investor'] as const;
export type Person = (typeof PEOPLE)[number];

export interface FaultReport {
  fault: Fault;
  calls: Record<Person, Call[]>;
  /** From the beginning of the fault to its end. */
  during: Observation[];
  after: Observation[];
  /** The requests of both periods that failed without need. */
  lost: Observation[];
  /** Milliseconds from the end of the fault until every request got a response; undefined if that did not happen. */
  recovery?: number;
  /** Acknowledged forms, and those of them that the database misses or has twice. */
  forms: { acknowledged: number; missing: number };
}

/** Injects a fault while three people use the site, and reports their responses. */
export async function runFault(site: Site, fault: Fault, lastsMs = LASTS_MS): Promise<FaultReport> {
  const calls = {
    Visitor: visitorCalls(),
    Employee: await employeeCalls(site.origin),
    Investor: await investorCalls(site.origin),
  };
  const load = new SteadyLoad(site.origin, Object.values(calls).flat());
  load.start();
  try {
    if (!(await load.untilAnswered(0, PATIENCE_MS))) throw new Error('The site does not work');
    const begun = performance.now();
    await fault.begin(site);
    await delay(Math.max(0, begun + lastsMs - performance.now()));
    const ended = performance.now();
    await fault.end(site);
    const isBack = await load.untilAnswered(ended, PATIENCE_MS);
    await load.stop();
    const seen = load.observations.sort((one, other) => one.at - other.at);
    const after = seen.filter(({ at }) => at >= ended);
    const lost = seen.filter((one) => one.at >= begun && isLost(one, fault));
    return {
      fault,
      calls,
      during: seen.filter(({ at }) => at >= begun && at < ended),
      after,
      lost,
      recovery: isBack ? recoveryOf(after, ended) : undefined,
      forms: await missingForms(site, seen),
    };
  } finally {
    await load.stop();
  }
}

/** The time until the first request after the last one without a response. */
function recoveryOf(after: readonly Observation[], ended: number): number {
  const last = after.findLast((one) => !isAnswered(one));
  return last ? last.at + EVERY - ended : 0;
}
