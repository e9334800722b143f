import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Site } from '../site/site.js';
import { until } from './until.js';

/** Of each gateway: one to count and tell, and one to hear. */
const CONNECTIONS = 2;

/** Milliseconds: a client tries every two seconds. */
const BACK_WITHIN = 10_000;

/** Waits until all gateways have found Redis again. @returns milliseconds */
export const allJoined = ({ layout }: Site): Promise<number> =>
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
