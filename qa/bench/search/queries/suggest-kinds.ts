import type { Fields } from './ask.js';
import { misspell } from './misspell.js';
import type { QueryKind } from './query-kind.js';
import type { SampleHome } from './sample-home.js';

type Typed = (home: SampleHome) => string | null | undefined;

function suggest(title: string, hasBorough: boolean, typed: Typed): QueryKind {
  const fieldsFor = (home: SampleHome): Fields | undefined => {
    const q = typed(home);
    return q ? { q, ...(hasBorough ? { location: home.borough } : {}) } : undefined;
  };
  return { call: 'listings-suggest', title, isJudged: hasBorough, fieldsFor };
}

const begun: Typed = ({ neighbourhood }) => neighbourhood?.slice(0, 5);
const misspelt: Typed = ({ neighbourhood }) => neighbourhood && misspell(neighbourhood);
/** `88-08 Gettysburg St Apt 2B` without the number of the flat, and without the house number. */
const house: Typed = ({ address }) => address?.replace(/ (Apt|Unit) .*/, '');
const street: Typed = (home) => house(home)?.replace(/^\S+ /, '');
const misspeltStreet: Typed = (home) => misspell(street(home) ?? '');

/** Suggestions for partly typed text. */
export const suggestKinds: QueryKind[] = [
  suggest('the beginning of a neighbourhood', true, begun),
  suggest('a ZIP code', true, ({ zip_code: zip }) => zip?.slice(0, 4)),
  suggest('a street', true, street),
  suggest('a house in its street', true, house),
  suggest('a neighbourhood with a typing error', true, misspelt),
  suggest('a street with a typing error', true, misspeltStreet),
  suggest('a neighbourhood with a typing error, the whole city', false, misspelt),
  suggest('a street with a typing error, the whole city', false, misspeltStreet),
];
