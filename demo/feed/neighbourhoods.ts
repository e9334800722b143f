import { readFileSync } from 'node:fs';
import type { Borough } from '@phantom/listings-service';

/** A neighborhood of the demo feed. */
export interface Neighbourhood {
  name: string;
  borough: Borough;
  zips: readonly string[];
  /** A sentence that is true all year round. */
  about: string;
}

const file = new URL('neighborhoods.json', import.meta.url);

/** The first ZIP code of each neighborhood is mostly its own. */
export const neighbourhoods = JSON.parse(readFileSync(file, 'utf8')) as readonly Neighbourhood[];

const withArticle = new Set(['East Village', 'Financial District', 'West Village']);
const onAndNotIn = /^(Upper|Lower) |(?<!^Mid) Island$/;

/** `in Soho`, `on the Upper East Side`, `in the East Village` */
export function inPlace(name: string): string {
  const article = withArticle.has(name) || / Side$/.test(name) ? 'the ' : '';
  return `${onAndNotIn.test(name) ? 'on' : 'in'} ${article}${name}`;
}

export function neighbourhoodNamed(borough: Borough, name: string): Neighbourhood | undefined {
  const wanted = name.toLowerCase();
  return neighbourhoods.find(
    (place) => place.borough === borough && place.name.toLowerCase() === wanted,
  );
}

/** The neighborhood that a ZIP code mostly serves. */
export function neighbourhoodByZip(borough: Borough, zip: string): Neighbourhood | undefined {
  const inBorough = neighbourhoods.filter((place) => place.borough === borough);
  return (
    inBorough.find((place) => place.zips[0] === zip) ??
    inBorough.find((place) => place.zips.includes(zip))
  );
}
