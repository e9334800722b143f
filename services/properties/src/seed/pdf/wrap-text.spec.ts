import { wrapText } from './wrap-text.js';

const byLetters = (line: string) => line.length;

describe('wrapText', () => {
  it.each([
    ['fits on one line', 20, ['fits on one line']],
    ['breaks between the words', 10, ['breaks', 'between', 'the words']],
    ['an unbreakablylongword here', 8, ['an', 'unbreakablylongword', 'here']],
    ['  spaces\n\tcollapse  ', 40, ['spaces collapse']],
    ['', 10, []],
  ])('%j within %d', (text, width, lines) => {
    expect(wrapText(text, width, byLetters)).toEqual(lines);
  });
});
