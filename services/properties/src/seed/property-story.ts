import { MISSING_DOCUMENTS } from '../property-status/status-rule.js';
import type { PropertyStatus } from '../current-property/property-status.js';
import type { CurrentPropertyDemo } from './current-property-demo.js';

/** Reasons for each move, by `from-to`; an entry of demo/property-steps.json. */
export type StepReasons = Record<string, string[]>;

export interface StoryMove {
  from: PropertyStatus;
  to: PropertyStatus;
  at: Date;
  reason: string;
}

/** Some go straight on, some have papers missing first, some are sent back. */
const WAYS: readonly (readonly PropertyStatus[])[] = [
  [1, 2, 3, 4, 5, 6, 7, 8],
  [1, 2, 4, 5, 6, 7, 8],
  [1, 2, 3, 4, 3, 4, 5, 4, 5, 6, 7, 8],
];

/**
 * How a property of the demo came to where it is, between the day it was submitted and the day of its last move.
 *
 * @param turn another story for each
 */
export function storyOf(
  { status, submitted, status_since }: CurrentPropertyDemo,
  reasons: StepReasons,
  turn: number,
): StoryMove[] {
  const steps = stepsTo(status, turn);
  const begin = noon(submitted).getTime();
  const length = noon(status_since).getTime() - begin;
  return steps.slice(1).map((to, index) => {
    const from = steps[index] as PropertyStatus;
    const told = reasons[`${from}-${to}`] ?? [];
    const at = new Date(begin + (length * (index + 1)) / (steps.length - 1));
    return { from, to, at, reason: told[turn % told.length] ?? '' };
  });
}

function stepsTo(status: PropertyStatus, turn: number): readonly PropertyStatus[] {
  const number = status <= MISSING_DOCUMENTS ? 0 : turn % WAYS.length;
  const way = WAYS[number] ?? [];
  return way.slice(0, way.lastIndexOf(status) + 1);
}

/** In the middle of a working day in New York. */
export const noon = (day: string): Date => new Date(`${day}T16:00:00Z`);
