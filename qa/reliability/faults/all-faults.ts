import { databaseFaults } from './database-faults.js';
import type { Fault } from './fault.js';
import { serviceFaults } from './service-faults.js';
import { sharedFaults } from './shared-faults.js';

const FAULTS: Fault[] = [...serviceFaults, ...databaseFaults, ...sharedFaults];

/**
 * The faults of these names, or all.
 *
 * @throws Error that lists them, where there is none of a name
 */
export function faultsNamed(names: readonly string[]): Fault[] {
  const unknown = names.filter((name) => !FAULTS.some((fault) => fault.name === name));
  if (unknown.length > 0) {
    const known = FAULTS.map(({ name }) => name).join(', ');
    throw new Error(`There is no fault ${unknown.join(', ')}: choose of ${known}`);
  }
  return FAULTS.filter(({ name }) => names.length === 0 || names.includes(name));
}
