import type { HeroFacts, HeroSubject } from '../facts/hero-facts.js';
import { constructionHero } from './construction-hero.js';
import { parkHero } from './park-hero.js';
import { rooftopHero } from './rooftop-hero.js';
import { streetHero, type StreetSubject } from './street-hero.js';
import { waterHero, type WaterSubject } from './water-hero.js';

const water = (subject: WaterSubject) => (facts: HeroFacts) => waterHero({ ...facts, subject });
const street = (subject: StreetSubject) => (facts: HeroFacts) => streetHero({ ...facts, subject });

const SUBJECTS: Record<HeroSubject, (facts: HeroFacts) => string> = {
  skyline: water('skyline'),
  bridge: water('bridge'),
  waterfront: water('waterfront'),
  harbour: water('harbour'),
  'brownstone street': street('brownstone street'),
  avenue: street('avenue'),
  'warehouse street': street('warehouse street'),
  'town houses': street('town houses'),
  'office tower': street('office tower'),
  'low-rise': street('low-rise'),
  rooftops: rooftopHero,
  park: parkHero,
  construction: constructionHero,
};

/** The wide picture at the head of a page as SVG. */
export function drawHero(facts: HeroFacts): string {
  return SUBJECTS[facts.subject](facts);
}
