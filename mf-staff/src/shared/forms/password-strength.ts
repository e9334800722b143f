/** Minimum length of the service, in characters. */
export const MIN_PASSWORD_LENGTH = 12;

/** Lowest score of zxcvbn (0 to 4) that the service accepts. */
const MIN_SCORE = 3;
/** Maximum length of the service; the rest is not checked. */
const MAX_LENGTH = 128;

export type Strength = 'short' | 'weak' | 'good' | 'strong';

type StrengthMeter = (password: string, personalWords: string[]) => Strength;

/** The rating without dictionaries. */
export const byLength: StrengthMeter = (password) =>
  [...password].length < MIN_PASSWORD_LENGTH ? 'short' : 'good';

/** Loads the estimator and its dictionaries (230 kB), the same as in the service. */
export async function loadStrengthMeter(): Promise<StrengthMeter> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return (password, personalWords) => {
    if (byLength(password, personalWords) === 'short') return 'short';
    const words = toWords(personalWords);
    if (removeWords(words, password).length < MIN_OTHER_CHARACTERS) return 'weak';
    const { score } = estimator.check(password.slice(0, MAX_LENGTH), [...COMMON_WORDS, ...words]);
    if (score < MIN_SCORE) return 'weak';
    return score === MIN_SCORE ? 'good' : 'strong';
  };
}

/** Words that an attacker tries first. */
const COMMON_WORDS = ['phantom', 'partners', 'phantom-demo-2026'];

/** Minimum length of a name part that counts, and of the password without such parts. */
const MIN_WORD_LENGTH = 3;
const MIN_OTHER_CHARACTERS = 8;

const toWords = (personalWords: string[]): string[] =>
  personalWords
    .flatMap((text) => [text, ...text.split(/[@.\s]+/)])
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= MIN_WORD_LENGTH);

const removeWords = (words: string[], text: string): string =>
  words.reduce((left, word) => left.replaceAll(word, ''), text.toLowerCase());
