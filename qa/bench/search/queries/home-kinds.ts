import type { QueryKind } from './query-kind.js';
import { idIn } from './sample-home.js';

const compared = [0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144];

/** Listings by their ids. */
export const homeKinds: QueryKind[] = [
  {
    call: 'listings-detail',
    title: 'a home',
    isJudged: true,
    fieldsFor: (home, size) => ({ id: idIn(size, home) }),
  },
  {
    call: 'listings-similar',
    title: 'homes like it',
    isJudged: true,
    fieldsFor: (home, size) => ({ id: idIn(size, home) }),
  },
  {
    call: 'listings-byid',
    title: 'twelve homes',
    isJudged: true,
    fieldsFor: (home, size) => ({ ids: compared.map((more) => idIn(size, home, more)).join(',') }),
  },
];
