import type { Call } from '../people/call.js';
import { employeeCalls } from '../people/employee.js';
import { investorCalls } from '../people/investor.js';
import { EMPLOYEE, INVESTOR, signingIn } from '../people/sign-in.js';
import { visitorCalls } from '../people/visitor.js';

/** A call and how often it is made, beside the others. */
export interface Share {
  who: 'visitor' | 'investor' | 'employee';
  call: Call;
  weight: number;
}

/** Reads outnumber what is sent in, and visitors those who sign in. */
const READ = 8;
const SENT = 2;
const SIGN_IN = 1;

/** What all kinds of people do on the site at the same time; those who have to have signed in have. */
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

/** One round, in which each has its turns, spread over it: the same every time. */
export function roundOf(shares: readonly Share[]): Share[] {
  const turns = shares.flatMap((share, index) =>
    Array.from({ length: share.weight }, (_, turn) => ({
      share,
      // The first turns of all do not fall together.
      at: (turn + (index + 1) / (shares.length + 1)) / share.weight,
    })),
  );
  return turns.sort((one, other) => one.at - other.at).map(({ share }) => share);
}
