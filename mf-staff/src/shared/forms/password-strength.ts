/** Characters; as the service asks for. */
export const SHORTEST_PASSWORD = 12;

/** Of zxcvbn's scores 0 to 4 the first that the service takes. */
const ENOUGH = 3;
/** What is longer is looked at no further, as the service takes no longer one. */
const LONGEST = 128;

/** How good a password is: too short or too easy to guess, good, very good. */
export type Strength = 'short' | 'weak' | 'good' | 'strong';

/** Tells how good a password of somebody with these names is. */
type StrengthMeter = (password: string, own: string[]) => Strength;

/** What can be said without the dictionaries. */
export const byLength: StrengthMeter = (password) =>
  [...password].length < SHORTEST_PASSWORD ? 'short' : 'good';

/** Fetches the estimator with its dictionaries (230 kB), the same that the service asks. */
export async function loadStrengthMeter(): Promise<StrengthMeter> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return (password, own) => {
    if (byLength(password, own) === 'short') return 'short';
    const words = wordsOf(own);
    if (without(words, password).length < UNOWN) return 'weak';
    const { score } = estimator.check(password.slice(0, LONGEST), [...KNOWN_TO_ALL, ...words]);
    if (score < ENOUGH) return 'weak';
    return score === ENOUGH ? 'good' : 'strong';
  };
}

/** Everybody who tries to guess tries these first. */
const KNOWN_TO_ALL = ['phantom', 'partners', 'phantom-demo-2026'];

/** Characters that a part of a name has at least to be known for one, and that a password has beside such. */
const SHORTEST_WORD = 3;
const UNOWN = 8;

const wordsOf = (own: string[]): string[] =>
  own
    .flatMap((text) => [text, ...text.split(/[@.\s]+/)])
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= SHORTEST_WORD);

const without = (words: string[], text: string): string =>
  words.reduce((left, word) => left.replaceAll(word, ''), text.toLowerCase());
