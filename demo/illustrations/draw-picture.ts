import { drawFallback } from './brand/fallback.js';
import type { Picture } from './catalogue.js';
import { drawHero } from './hero/hero.js';
import { drawHome } from './homes/home.js';
import { drawInterior } from './interior/interior.js';
import { drawAvatar } from './portrait/avatar.js';
import { drawPortrait } from './portrait/portrait.js';
import { drawProject } from './projects/project.js';

/** The SVG of a picture. */
export function draw(picture: Exclude<Picture, { kind: 'brand' }>): string {
  switch (picture.kind) {
    case 'homes':
      return picture.facts === 'fallback' ? drawFallback() : drawHome(picture.facts);
    case 'team':
      return picture.facts === 'avatar' ? drawAvatar() : drawPortrait(picture.facts);
    case 'interiors':
      return drawInterior(picture.facts);
    case 'projects':
      return drawProject(picture.facts);
    case 'heroes':
      return drawHero(picture.facts);
  }
}
