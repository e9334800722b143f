import type { Check, Finding } from './finding.js';
import { liveOf } from './live-versions.js';

/** Growth beyond this share of the live version is worth a question. */
const SUDDEN = 0.1;

const kinds = ['script', 'style'] as const;

/** A first visit loads no more than it may, nor suddenly more than it does. */
export const budget: Check = ({ name, version, budget: most }, live) => {
  const { weight } = version.extras;
  if (!weight || !most) {
    const message = `${name} has no budget in tools/quality/budgets.json: give it one`;
    return [{ rule: 'budget', verdict: 'unknown', message }];
  }
  const now = liveOf(live, name).find(({ deployment }) => deployment?.default)?.extras.weight;
  return kinds.flatMap((kind): Finding[] => {
    const bytes = weight[kind];
    if (bytes > most[kind]) {
      const message = `a first visit loads ${bytes} bytes of ${kind}, the budget is ${most[kind]}: load later what the first view does not need`;
      return [{ rule: 'budget', verdict: 'incompatible', message }];
    }
    if (!now || bytes <= now[kind] * (1 + SUDDEN)) return [];
    const message = `a first visit loads ${bytes} bytes of ${kind}, of the live version ${now[kind]}: is it meant to?`;
    return [{ rule: 'budget', verdict: 'unknown', message }];
  });
};
