import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Call } from '../people/call.js';
import { roundOf, type Share } from './mix.js';

/** Milliseconds: longer than any response may take. */
const PATIENCE = 30_000;

interface Timed {
  /** `shed`: refused at once with a time for the retry. */
  outcome: 'served' | 'shed' | 'failed';
  /** The status, or the reason why there is none. */
  sign: string;
}

/** One connection per request in flight, reused by later requests. */
const createAgent = (): Agent => new Agent({ keepAlive: true, maxFreeSockets: 256 });

/** Sends a request and reads the complete response. Never throws, because errors are part of the measurement. */
async function sendTimed(origin: string, call: Call, agent: Agent): Promise<Timed> {
  try {
    return await judge(await send(origin, call, agent));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return { outcome: 'failed', sign: code ?? message };
  }
}

function send(origin: string, call: Call, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const body = call.body && JSON.stringify(call.body());
    const { method = 'GET', path, headers } = call;
    const signal = AbortSignal.timeout(PATIENCE);
    const sent = request(origin + path, { method, headers: headers?.(), agent, signal }, resolve);
    sent.on('error', reject);
    sent.end(body);
  });
}

async function judge(answer: IncomingMessage): Promise<Timed> {
  let bytes = 0;
  for await (const chunk of answer) bytes += (chunk as Buffer).length;
  const status = answer.statusCode ?? 0;
  if (status === 200 && bytes > 0) return { outcome: 'served', sign: '200' };
  if (status === 503 && answer.headers['retry-after']) return { outcome: 'shed', sign: '503' };
  return { outcome: 'failed', sign: status === 200 ? 'nothing' : String(status) };
}

export interface Sample extends Timed {
  who: Share['who'];
  /** The index of the call. */
  title: string;
  /** When the request was scheduled, of `performance.now()`. */
  due: number;
  /** Milliseconds from then to the end of its response, even when it was sent late. */
  took: number;
}

export interface OpenLoadOptions {
  origin: string;
  shares: readonly Share[];
  /** Requests each second. */
  rate: number;
  /** Continues until the signal, or for this number of requests. */
  until: { seconds: number } | { requests: number };
}

/**
 * Sends requests at a fixed rate, each at its scheduled time whether earlier ones have a response or not, like independent
 * clients. A slow response delays or drops no request.
 */
export async function openLoad({
  origin,
  shares,
  rate,
  until,
}: OpenLoadOptions): Promise<Sample[]> {
  const round = roundOf(shares);
  const count = 'requests' in until ? until.requests : Math.round(until.seconds * rate);
  const agent = createAgent();
  const samples: Promise<Sample>[] = [];
  const start = performance.now();
  try {
    for (let number = 0; number < count; number += 1) {
      const due = start + (number * 1000) / rate;
      const early = due - performance.now();
      if (early > 0) await delay(early);
      const share = round[number % round.length] as Share;
      samples.push(sampleOf(share, due, sendTimed(origin, share.call, agent)));
    }
    return await Promise.all(samples);
  } finally {
    agent.destroy();
  }
}

async function sampleOf(
  { who, call: { title } }: Share,
  due: number,
  sending: Promise<Timed>,
): Promise<Sample> {
  const timed = await sending;
  return { who, title, due, took: performance.now() - due, ...timed };
}
