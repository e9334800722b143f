import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pLimit from 'p-limit';
import type { Attack } from '../attack.js';
import { bodyCases, chunkCases } from './body-cases.js';
import { headCases, oddHeadCases } from './head-cases.js';
import { LoneGateway } from './lone-gateway.js';
import { sendCase, type WireAnswer } from './send-case.js';
import { targetCases } from './target-cases.js';
import { type CaseMaker, CRLF, head, type Marks, type WireCase } from './wire-case.js';

const NEVER = 'x'.repeat(10_000);

/** Clients that hold a connection and send almost nothing. */
const slowCases: CaseMaker = ({ call }) => {
  const slow = (what: string, text: string, drip: string): WireCase => ({
    what: `slowly: ${what}`,
    text,
    drip,
    mayReach: 0,
  });
  const post = (...lines: string[]) =>
    head(`POST ${call} HTTP/1.1`, 'Host: a', 'Content-Type: application/json', ...lines);
  return [
    slow('nothing', '', ''),
    slow('nothing but line feeds', '\n'.repeat(20_000), '\n'.repeat(1_000)),
    slow('nothing but line feeds, all at once', '\n'.repeat(20_000), ''),
    slow('a method', '', 'G'.padEnd(10_000, 'E')),
    slow('a target', 'GET /', NEVER),
    slow('headers', `GET ${call} HTTP/1.1${CRLF}Host: a${CRLF}`, `X-A: 1${CRLF}`.repeat(1_000)),
    slow('one header', `GET ${call} HTTP/1.1${CRLF}Host: a${CRLF}X-A: `, NEVER),
    slow('a body', post('Content-Length: 100000'), NEVER),
    slow('chunks', post('Transfer-Encoding: chunked'), `1${CRLF}x${CRLF}`.repeat(1_000)),
    slow('a size of a chunk', post('Transfer-Encoding: chunked'), '0'.repeat(10_000)),
    slow('no body at all', post('Content-Length: 100000'), ''),
  ];
};

interface Recorded {
  url: string;
  headers: IncomingHttpHeaders;
}

/** A stub for all services: it responds to everything, accepts malformed requests, and records them. */
class RecordingService {
  readonly received: Recorded[] = [];
  private readonly server: Server = createServer(
    { insecureHTTPParser: true },
    (request, response) => {
      this.received.push({ url: request.url ?? '', headers: request.headers });
      request.resume();
      response.setHeader('content-type', 'application/json').end('{"error":0,"list":[]}');
    },
  );

  /** @returns its origin */
  async open(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}

const AT_ONCE = 40;
/** The maximum milliseconds until a connection ends. */
const BOUND = 10_000;
/** For slow clients: 15 seconds for a head, checked every 5. */
const SLOW_BOUND = 25_000;

/** The calls that a case replaces: a cached read, a forwarded call, a form, and a call with a password. */
const CALLS = [
  '/api/auth/teamList',
  '/api/auth/portfoliodetails',
  '/api/auth/contact-us',
  '/api/auth/login',
];
const MAKERS: CaseMaker[] = [
  bodyCases,
  chunkCases,
  headCases,
  oddHeadCases,
  targetCases,
  slowCases,
];

/** Sends bytes that are not a request, or that are two. */
export const wireAttack: Attack = {
  name: 'wire',
  run: async ({ site }) => {
    const service = new RecordingService();
    const gateway = new LoneGateway(site.options.dataDir, site.options.gatewayPort);
    try {
      await gateway.start(await service.open());
      const cases = allCases();
      const slowFirst = pLimit(cases.length);
      const limit = pLimit(AT_ONCE);
      const send = (one: MarkedCase) =>
        sendCase(gateway.port, one, one.drip === undefined ? BOUND : SLOW_BOUND);
      const answers = await Promise.all(
        cases.map((one) => (one.drip === undefined ? limit : slowFirst)(() => send(one))),
      );
      const faults = cases.flatMap((one, at) => faultsOf(one, answers[at] as WireAnswer, service));
      if (!(await isServing(gateway.port))) faults.push('The gateway does not respond any more');
      const slowest = Math.max(...answers.map(({ closedAfter = Infinity }) => closedAfter));
      return {
        figures: [
          ['malformed or unusual requests', String(cases.length)],
          ['of them slow', String(cases.filter(({ drip }) => drip !== undefined).length)],
          ['reached a service', `${service.received.filter(isOfCase).length}, all unchanged`],
          ['longest connection', `${Math.round(slowest)} ms`],
        ],
        faults,
      };
    } finally {
      await gateway.stop();
      await service.close();
    }
  },
};

interface MarkedCase extends WireCase {
  marks: Marks;
}

/** Every case in place of every call, each with its own marks. */
function allCases(): MarkedCase[] {
  let number = 0;
  return CALLS.flatMap((call) =>
    MAKERS.flatMap((make) => make({ call, hidden: call }).map((_, at) => [make, at] as const)).map(
      ([make, at]) => {
        number += 1;
        const marks = {
          call: `${call}?case=${number}.`,
          hidden: `/api/auth/siteinfo?hidden=${number}.`,
        };
        return { ...(make(marks)[at] as WireCase), marks };
      },
    ),
  );
}

const queryOf = (path: string): string => path.slice(path.indexOf('?') + 1);

const isOfCase = ({ url }: { url: string }): boolean => /[?&](case|hidden)=/.test(url);

function faultsOf(
  { what, mayReach, marks }: MarkedCase,
  { statuses, closedAfter, text }: WireAnswer,
  { received }: RecordingService,
): string[] {
  const own = received.filter(({ url }) => url.includes(queryOf(marks.call)));
  const faults: string[] = [];
  if (received.some(({ url }) => url.includes(queryOf(marks.hidden)))) {
    faults.push('the hidden request reached a service');
  }
  if (own.length > mayReach) faults.push(`reached a service ${own.length} times`);
  for (const { headers } of own) {
    if (headers['x-injected'] !== undefined) faults.push('passed a header on');
    if (JSON.stringify(headers).includes('elsewhere')) faults.push('passed another host on');
  }
  const good = statuses.filter((status) => status < 400 && status !== 100).length;
  if (good > mayReach) faults.push(`got the statuses ${statuses.join(', ')}`);
  if (statuses.some((status) => status >= 500))
    faults.push(`got the statuses ${statuses.join(', ')}`);
  if (/X-Injected/i.test(text.split('\r\n\r\n', 1)[0] ?? ''))
    faults.push('injected a header into the response');
  if (closedAfter === undefined) faults.push('did not close its connection');
  return faults.map((fault) => `${marks.call}, ${what}: ${fault}`);
}

async function isServing(port: number): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}${CALLS[1]}`);
  return answer.status === 200;
}
