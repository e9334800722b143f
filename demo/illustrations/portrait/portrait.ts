import { Canvas } from '../draw/canvas.js';
import { Random } from '../draw/random.js';
import type { TeamFacts } from '../facts/team-facts.js';
import { background } from './background.js';
import { bust, earrings } from './bust.js';
import { complexionOf, hairColourOf } from './complexion.js';
import { beard, features, glasses, head } from './face.js';
import { hairBefore, hairBehind, haircutOf } from './hair.js';
import { outfitOf } from './wardrobe.js';

export const PORTRAIT = { width: 800, height: 1000 } as const;

/** A portrait of a team member as SVG: a simplified likeness without details. */
export function drawPortrait(facts: TeamFacts): string {
  const canvas = new Canvas(PORTRAIT.width, PORTRAIT.height);
  background(canvas, new Random(facts.key));
  const tones = complexionOf(facts.skin);
  const hair = hairColourOf(facts.hair);
  const cut = haircutOf(facts.hair, facts.woman);
  const outfit = outfitOf(facts.clothing, facts.woman);
  canvas.group('transform="translate(400 452) scale(1.34)"', () => {
    hairBehind(canvas, cut, hair);
    bust(canvas, outfit, tones, facts.woman);
    head(canvas, facts, tones);
    if (facts.beard) beard(canvas, hair, tones.skin);
    features(canvas, facts, tones, hair);
    hairBefore(canvas, cut, hair);
    if (facts.glasses) glasses(canvas);
    if (outfit.earrings) earrings(canvas);
  });
  return canvas.toString();
}
