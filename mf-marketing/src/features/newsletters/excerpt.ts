import { plainText } from '../../shared/plain-text';

/** Code points. */
const LENGTH = 350;

/** The beginning of a newsletter, as its card shows it. */
export function excerpt(html: string): string {
  return `${[...plainText(html)].slice(0, LENGTH).join('')}...`;
}
