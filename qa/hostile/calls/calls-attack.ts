import fc from 'fast-check';
import pLimit from 'p-limit';
import { Pool } from 'undici';
import { documentedOperations, type Operation } from '../../../tools/generate/operations.js';
import type { Attack, Outcome } from '../attack.js';
import type { HostileSite } from '../site/hostile-site.js';
import { type Role, ROLES, saysRevoked } from '../site/sign-in.js';
import { hostileRequest, type HostileRequest, type Targets } from './hostile-request.js';
import { faultsOf } from './judge-answer.js';

/** Creates the rows that the attack may change: a property, and an account that is not a demo account. By path and parameter. */
async function makeTargets(site: HostileSite): Promise<Targets> {
  const { admin } = await site.tokens();
  const make = async (path: string, body: object): Promise<number> => {
    const answer = await fetch(site.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${admin}` },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    const id = /"id":(\d+)/.exec(text)?.[1];
    if (id === undefined) throw new Error(`${path} created nothing: ${answer.status} ${text}`);
    return Number(id);
  };
  const person = await make('/api/auth/people', {
    name: 'Person to be changed',
    email: `target-${Date.now()}@example.com`,
    type: 'Investor',
  });
  const property = await make('/api/auth/current-properties', {
    address: `${Date.now()} Target Street, New York`,
    servicing_bank: 'Bank of the target',
    type_of_property: 'Condominium',
  });
  return {
    '/api/auth/people': person,
    account_id: person,
    '/api/auth/current-properties': property,
  };
}

const MIB = 1024 * 1024;
/** The maximum growth of a process after the first quarter of the requests: heaps vary, and caches fill. */
const ROOM = 192;
/** With fewer requests, heaps are still growing from the start. */
const TELLING = 10_000;

/** Compares the memory of processes, by name, in bytes. */
function growthOf(
  before: Record<string, number>,
  after: Record<string, number>,
  requests: number,
): Outcome {
  const grown = Object.entries(after).map(([name, bytes]) => {
    const from = Math.round((before[name] ?? 0) / MIB);
    const to = Math.round(bytes / MIB);
    return { name, from, to };
  });
  return {
    figures: [
      ['memory', grown.map(({ name, from, to }) => `${name} ${from} → ${to} MiB`).join(', ')],
    ],
    faults:
      requests < TELLING
        ? []
        : grown
            .filter(({ from, to }) => to - from > ROOM)
            .map(({ name, from, to }) => `${name} grew from ${from} to ${to} MiB`),
  };
}

const AT_ONCE = 8;
/** The maximum milliseconds until a response, whatever the call contains. */
const BOUND = 10_000;

/** Sends every call of the documents, as every role, with unexpected input. */
export const callsAttack: Attack = {
  name: 'calls',
  run: async ({ site, seed, requests }) => {
    const run = new CallsRun(site);
    const planned = plan(await makeTargets(site), seed, requests);
    const before = await run.make(planned.slice(0, planned.length / 4), () => site.memory());
    const after = await run.make(planned.slice(planned.length / 4), () => site.memory());
    await run.close();
    const growth = growthOf(before, after, planned.length);
    return run.outcome(growth);
  },
};

interface Planned {
  operation: Operation;
  role: Role;
  request: HostileRequest;
}

/** The same number of each call and role, mixed. */
function plan(targets: Record<string, number>, seed: number, requests: number): Planned[] {
  const operations = documentedOperations();
  const numRuns = Math.ceil(requests / (operations.length * ROLES.length));
  const all = operations.flatMap((operation, at) => {
    const arbitrary = hostileRequest(operation, targets);
    return ROLES.flatMap((role, which) =>
      fc
        .sample(arbitrary, { seed: seed + at * ROLES.length + which, numRuns })
        .map((request) => ({ operation, role, request })),
    );
  });
  const [mixed = []] = fc.sample(
    fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
    { seed, numRuns: 1 },
  );
  return mixed;
}

class CallsRun {
  private readonly pool: Pool;
  private readonly faults = new Map<string, number>();
  private readonly statuses = new Map<string, number>();
  private slowest = 0;
  private count = 0;

  constructor(private readonly site: HostileSite) {
    this.pool = new Pool(site.origin, {
      connections: AT_ONCE,
      headersTimeout: BOUND,
      bodyTimeout: BOUND,
    });
  }

  /** @returns the result of `then` after all requests */
  async make<T>(planned: Planned[], then: () => Promise<T>): Promise<T> {
    const limit = pLimit(AT_ONCE);
    await Promise.all(planned.map((one) => limit(() => this.one(one))));
    return then();
  }

  outcome({ figures, faults }: Outcome): Outcome {
    const byStatus = [...this.statuses].sort(([one], [other]) => one.localeCompare(other));
    return {
      figures: [
        ['requests', String(this.count)],
        ['responses', byStatus.map(([status, times]) => `${status}: ${times}`).join(', ')],
        ['slowest response', `${Math.round(this.slowest)} ms`],
        ...figures,
      ],
      faults: [...[...this.faults].map(([fault, times]) => `${fault} (${times} times)`), ...faults],
    };
  }

  close(): Promise<void> {
    return this.pool.close();
  }

  private async one({ operation, role, request }: Planned): Promise<void> {
    const token = (await this.site.tokens())[role];
    const { path, body } = request;
    const method = request.method as 'GET';
    const headers = { ...request.headers, ...(token && { authorization: `Bearer ${token}` }) };
    const start = performance.now();
    this.count += 1;
    try {
      const answer = await this.pool.request({ path, method, headers, body });
      const content = Buffer.from(await answer.body.arrayBuffer());
      this.slowest = Math.max(this.slowest, performance.now() - start);
      const status = answer.statusCode;
      if (token && saysRevoked(answer.headers['www-authenticate'])) {
        await this.site.renewTokens(token);
      }
      this.statuses.set(String(status), (this.statuses.get(String(status)) ?? 0) + 1);
      const told = { status, headers: answer.headers, body: content };
      for (const fault of faultsOf(operation.name, told)) this.note(operation, fault, request);
    } catch (error) {
      this.note(operation, `got no response: ${(error as Error).message}`, request);
    }
  }

  /** The first request of each kind is printed with its error. */
  private note({ name }: Operation, fault: string, { path, body }: HostileRequest): void {
    const known = [...this.faults.keys()].find((one) => one.startsWith(`${name} ${fault}`));
    const shown = `${name} ${fault}: ${path.slice(0, 200)} ${body?.toString().slice(0, 400) ?? ''}`;
    this.faults.set(known ?? shown, (this.faults.get(known ?? shown) ?? 0) + 1);
  }
}
