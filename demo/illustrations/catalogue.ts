import { type HeroFacts, heroFacts } from './facts/hero-facts.js';
import { type HomeFacts, homeFacts } from './facts/home-facts.js';
import { type InteriorFacts, interiorFacts } from './facts/interior-facts.js';
import { type ProjectFacts, projectFacts } from './facts/project-facts.js';
import { type TeamFacts, teamFacts } from './facts/team-facts.js';

interface PictureOf<Name extends string, Facts> {
  kind: Name;
  /** The folder under /pictures. */
  id: string;
  facts: Facts;
}

/** A picture to draw, discriminated by its kind. */
export type Picture =
  | PictureOf<'homes', HomeFacts | 'fallback'>
  | PictureOf<'interiors', InteriorFacts>
  | PictureOf<'projects', ProjectFacts>
  | PictureOf<'heroes', HeroFacts>
  | PictureOf<'team', TeamFacts | 'avatar'>
  | PictureOf<'brand', 'brand'>;

/** Every picture of the site, those of the first pages first. */
export async function catalogue(): Promise<Picture[]> {
  const [heroes, team, projects, interiors, homes] = await Promise.all([
    heroFacts(),
    teamFacts(),
    projectFacts(),
    interiorFacts(),
    homeFacts(),
  ]);
  return [
    { kind: 'brand', id: 'brand', facts: 'brand' },
    { kind: 'homes', id: 'homes/fallback', facts: 'fallback' },
    { kind: 'team', id: 'team/avatar', facts: 'avatar' },
    ...heroes.map((facts): Picture => ({ kind: 'heroes', id: `heroes/${facts.key}`, facts })),
    ...team.map((facts): Picture => ({ kind: 'team', id: `team/${facts.key}`, facts })),
    ...projects.map((facts): Picture => ({
      kind: 'projects',
      id: `projects/${facts.folder ?? facts.key}`,
      facts,
    })),
    ...homes.map((facts): Picture => ({ kind: 'homes', id: `homes/${facts.key}`, facts })),
    ...interiors.map((facts): Picture => ({
      kind: 'interiors',
      id: `interiors/${facts.key}`,
      facts,
    })),
  ];
}
