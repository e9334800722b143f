import { diffWordsWithSpace } from 'diff';

interface Part {
  value: string;
  added: boolean;
  removed: boolean;
}

/** Common words between two changes that do not interrupt them: a rewritten sentence is shown as one phrase, not word by word. */
const isGap = (text: string): boolean => !text.includes('\n') && text.trim().length <= 3;

/** The differences of two texts: what was removed stands before what replaced it. */
export function diffPhrases(before: string, after: string): Part[] {
  const parts: Part[] = [];
  let removed = '';
  let added = '';
  const close = () => {
    if (removed) parts.push({ value: removed, added: false, removed: true });
    if (added) parts.push({ value: added, added: true, removed: false });
    removed = '';
    added = '';
  };
  const changes = diffWordsWithSpace(before, after);
  for (const [index, change] of changes.entries()) {
    const { value } = change;
    const isBetween = Boolean(removed && added) && index < changes.length - 1;
    if (change.removed) removed += value;
    else if (change.added) added += value;
    else if (isBetween && isGap(value)) {
      removed += value;
      added += value;
    } else {
      close();
      parts.push({ value, added: false, removed: false });
    }
  }
  close();
  return parts;
}
