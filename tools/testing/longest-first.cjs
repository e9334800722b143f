const { default: Sequencer } = require('@jest/test-sequencer');

/** They take a minute or so each: begun last, they would keep one worker busy while the others have nothing left to do. */
const LONGEST = [
  'hostile.int-spec.ts',
  'faults.int-spec.ts',
  'revoked-tokens.int-spec.ts',
  'search-properties.int-spec.ts',
  'bucket.int-spec.ts',
  'load.int-spec.ts',
  'draw-picture.spec.ts',
  'made-remote.spec.ts',
];

const rankOf = ({ path }) => {
  const rank = LONGEST.findIndex((name) => path.endsWith(`/${name}`));
  return rank < 0 ? LONGEST.length : rank;
};

/** Jest's order, by the time that files took before or by their size, but for those that are known to be the longest. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((one, other) => rankOf(one) - rankOf(other));
  }
};
