/** The words of a text that begin as a searched one, marked. */
export function Highlight({ text, q }: { text: string; q: string }) {
  const words = q.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return text;
  const parts = text.split(
    new RegExp(`(?<![\\p{L}\\p{N}])((?:${words.join('|')})[\\p{L}\\p{N}]*)`, 'iu'),
  );
  // A split by one group: every second part is a match.
  return parts.map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
}
