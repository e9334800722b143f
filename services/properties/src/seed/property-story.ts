import { MISSING_DOCUMENTS, type PropertyStatus } from '../properties/common/property-workflow.js';
import type { CurrentPropertyDemo } from './current-property-demo.js';

/** The content of demo/property-steps.json: reasons by move, such as `3-4`. */
export type StepReasons = Record<string, string[]>;

export interface StoryMove {
  from: PropertyStatus;
  to: PropertyStatus;
  at: Date;
  reason: string;
}

/** Some properties skip no status, some skip Missing Documents, some go back. */
const PATHS: readonly (readonly PropertyStatus[])[] = [
  [1, 2, 3, 4, 5, 6, 7, 8],
  [1, 2, 4, 5, 6, 7, 8],
  [1, 2, 3, 4, 3, 4, 5, 4, 5, 6, 7, 8],
];

/**
 * The moves of a demo property, between the day of its submission and the day of its last move.
 *
 * @param turn the index of the property: each one gets another path
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
    const texts = reasons[`${from}-${to}`] ?? [];
    const at = new Date(begin + (length * (index + 1)) / (steps.length - 1));
    return { from, to, at, reason: texts[turn % texts.length] ?? '' };
  });
}

function stepsTo(status: PropertyStatus, turn: number): readonly PropertyStatus[] {
  const number = status <= MISSING_DOCUMENTS ? 0 : turn % PATHS.length;
  const path = PATHS[number] ?? [];
  return path.slice(0, path.lastIndexOf(status) + 1);
}

/** Noon in New York. */
export const noon = (day: string): Date => new Date(`${day}T16:00:00Z`);
