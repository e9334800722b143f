import { Agent, type IncomingMessage, request } from 'node:http';
import type { Call } from '../people/call.js';

/** Milliseconds: longer than anything may take. */
const PATIENCE = 30_000;

export interface Timed {
  /** `shed`: told at once to come again. */
  outcome: 'served' | 'shed' | 'failed';
  /** What came: a status, or why none did. */
  sign: string;
}

/** As many connections as requests under way, kept for the next ones. */
export const createAgent = (): Agent => new Agent({ keepAlive: true, maxFreeSockets: 256 });

/** Makes a request and reads its answer to the end. Never throws: what goes wrong is what is measured. */
export async function sendTimed(origin: string, call: Call, agent: Agent): Promise<Timed> {
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
