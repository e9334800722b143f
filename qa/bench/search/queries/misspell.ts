/** Swaps two letters in the middle; returns a short text unchanged. */
export function misspell(text: string): string | undefined {
  const letters = [...text];
  const at = Math.floor(letters.length / 2);
  const [one = '', other = ''] = [letters[at - 1], letters[at]];
  if (letters.length < 6 || one === other || !/\p{Letter}{2}/u.test(one + other)) return undefined;
  letters.splice(at - 1, 2, other, one);
  return letters.join('');
}
