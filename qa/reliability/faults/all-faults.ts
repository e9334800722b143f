import { databaseFaults } from './database-faults.js';
import type { Fault } from './fault.js';
import { serviceFaults } from './service-faults.js';

/** Faults of Redis, which the gateways share, and of one gateway. */
const sharedFaults: Fault[] = [
  {
    name: 'redis-killed',
    title: 'Redis killed',
    affects: [],
    begin: (site) => site.kill('redis'),
    end: (site) => site.startProcess('redis'),
  },
  {
    name: 'redis-frozen',
    title: 'Redis frozen',
    affects: [],
    begin: (site) => site.freeze('redis'),
    end: (site) => site.thaw('redis'),
  },
  {
    name: 'gateway-killed',
    title: 'one of two gateways killed',
    affects: [],
    begin: (site) => site.kill('gateway-1'),
    end: (site) => site.startProcess('gateway-1'),
  },
];

const FAULTS: Fault[] = [...serviceFaults, ...databaseFaults, ...sharedFaults];

/**
 * The faults of these names, or all.
 *
 * @throws Error that lists all names when one is unknown
 */
export function faultsNamed(names: readonly string[]): Fault[] {
  const unknown = names.filter((name) => !FAULTS.some((fault) => fault.name === name));
  if (unknown.length > 0) {
    const known = FAULTS.map(({ name }) => name).join(', ');
    throw new Error(`There is no fault ${unknown.join(', ')}: choose one of ${known}`);
  }
  return FAULTS.filter(({ name }) => names.length === 0 || names.includes(name));
}
