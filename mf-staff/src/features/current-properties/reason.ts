import type { TFunction } from '@phantom/mf-kit';

/** Characters that the trail keeps of a reason. */
export const REASON_LENGTH = 500;

const SHORTEST_REASON = 3;

/** What is wrong with a reason, in a sentence. */
export function reasonProblem(reason: string, t: TFunction): string | undefined {
  const { length } = reason.trim();
  if (length < SHORTEST_REASON) return t('move.rules.reason');
  return length > REASON_LENGTH ? t('move.rules.long', { count: REASON_LENGTH }) : undefined;
}
