import { PROPERTY_STATUSES, type PropertyStatus } from '../current-property/property-status.js';
import type { PropertyChange } from '../property-change/property-change.entity.js';

const STEPS = Object.keys(PROPERTY_STATUSES).map(Number) as PropertyStatus[];

/**
 * The steps before the present one that a property never was at. Of one that came before there was a trail, the steps up to
 * its first known move count as done: nobody can say that they were not.
 *
 * @param moves entries of the trail of the kinds `created` and `status`, the first first
 */
export function skippedSteps(
  moves: readonly Pick<PropertyChange, 'kind' | 'fromStatus' | 'toStatus'>[],
  status: PropertyStatus,
): PropertyStatus[] {
  const [first] = moves;
  const begin = first?.kind === 'created' ? 1 : (first?.fromStatus ?? status);
  const reached = new Set([...STEPS.filter((step) => step <= begin), ...moves.map(toStatus)]);
  return STEPS.filter((step) => step < status && !reached.has(step));
}

const toStatus = ({ toStatus: step }: Pick<PropertyChange, 'toStatus'>) => step;
