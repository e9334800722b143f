import type { PropertyStatus } from '../properties/common/property-workflow.js';
import type { CurrentPropertyDemo } from './current-property-demo.js';
import { readDemo } from './demo-files.js';
import { storyOf, type StepReasons } from './property-story.js';

const stories = async () => {
  const reasons = await readDemo<StepReasons>('property-steps.json');
  const demos = await readDemo<CurrentPropertyDemo[]>('current-properties.json');
  return demos.map((demo, turn) => ({ demo, moves: storyOf(demo, reasons, turn) }));
};

it('moves each property from Submitted to its status, in order, with a reason for each move', async () => {
  for (const { demo, moves } of await stories()) {
    let reached: PropertyStatus = 1;
    let at = new Date(demo.submitted);
    for (const move of moves) {
      expect(move.from).toBe(reached);
      expect(move.at.getTime()).toBeGreaterThan(at.getTime());
      expect(move.reason).not.toBe('');
      ({ to: reached, at } = move);
    }
    expect(reached).toBe(demo.status);
    if (demo.status > 1) expect(at.toISOString()).toContain(demo.status_since);
  }
});

it('moves some properties back', async () => {
  const moves = (await stories()).flatMap(({ moves: all }) => all);

  expect(moves.some(({ from, to }) => to < from)).toBe(true);
});
