import type { Call } from '../people/call.js';
import { employeeCalls } from '../people/employee.js';
import { investorCalls } from '../people/investor.js';
import { EMPLOYEE, INVESTOR, signingIn } from '../people/sign-in.js';
import { visitorCalls } from '../people/visitor.js';

/** A call and its frequency in relation to the others. */
export interface Share {
  who: 'visitor' | 'investor' | 'employee';
  call: Call;
  weight: number;
}

/** Reads are more frequent than writes, and visitors than signed-in users. */
const READ = 8;
const SENT = 2;
const SIGN_IN = 1;

/** The calls of all roles on the site; those that need a session have signed in. */
export async function mixedJourney(origin: string): Promise<Share[]> {
  const of = (who: Share['who'], calls: Call[], times: number): Share[] =>
    calls.map((call) => ({ who, call, weight: (call.method === 'POST' ? SENT : READ) * times }));
  return [
    ...of('visitor', visitorCalls(), 3),
    ...of('investor', await investorCalls(origin), 1),
    ...of('employee', await employeeCalls(origin), 1),
    { who: 'investor', call: signingIn(INVESTOR), weight: SIGN_IN },
    { who: 'employee', call: signingIn(EMPLOYEE), weight: SIGN_IN },
  ];
}

/** One round with all calls, each spread over the round in the same way every time. */
export function roundOf(shares: readonly Share[]): Share[] {
  const turns = shares.flatMap((share, index) =>
    Array.from({ length: share.weight }, (_, turn) => ({
      share,
      // Shifts the calls, so that their first turns do not coincide.
      at: (turn + (index + 1) / (shares.length + 1)) / share.weight,
    })),
  );
  return turns.sort((one, other) => one.at - other.at).map(({ share }) => share);
}
