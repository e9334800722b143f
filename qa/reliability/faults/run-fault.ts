import { setTimeout as delay } from 'node:timers/promises';
import type { Call } from '../people/call.js';
import { employeeCalls } from '../people/employee.js';
import { investorCalls } from '../people/investor.js';
import { visitorCalls } from '../people/visitor.js';
import type { Site } from '../site/site.js';
import type { Fault } from './fault.js';
import { isLost } from './lost.js';
import { missingForms } from './missing-forms.js';
import { isAnswered, type Observation } from './observation.js';
import { EVERY, SteadyLoad } from './steady-load.js';

/** Longer than a gateway waits for a service, and than a cluster needs to find out. */
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
  /** Of both, those that went wrong and should not have. */
  lost: Observation[];
  /** Milliseconds from the end of the fault until everything was answered; undefined if it was not. */
  recovery?: number;
  /** Acknowledged forms, and those of them that the database has not, or has twice. */
  forms: { acknowledged: number; missing: number };
}

/** Lets something go wrong while three people use the site, and tells what they saw. */
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

/** Until the first request of those after the last that was not answered. */
function recoveryOf(after: readonly Observation[], ended: number): number {
  const last = after.findLast((one) => !isAnswered(one));
  return last ? last.at + EVERY - ended : 0;
}
