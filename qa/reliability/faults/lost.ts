import type { Fault } from './fault.js';
import { isAnswered, type Observation } from './observation.js';

/** Whether a request went wrong that should not have: one that needs nothing of what fails, or that was told nothing of use. */
export function isLost(observation: Observation, { affects }: Fault): boolean {
  if (isAnswered(observation)) return false;
  const isAffected = observation.call.needs.some((service) => affects.includes(service));
  return !isAffected || observation.outcome !== 'told';
}
