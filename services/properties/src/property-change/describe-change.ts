import { wordsOf, type Language } from '@phantom/service-kit';
import { STATUS_NAMES } from '../current-property/status-names.js';
import {
  ARCHIVED_WORDS,
  CHANGE_WORDS,
  FIELD_NAMES,
  REQUEST_WORDS,
  RESTORED_WORDS,
  STATUS_WORDS,
} from './change-words.js';
import type { PropertyChange } from './property-change.entity.js';

/**
 * What an entry of the trail tells, as a sentence.
 *
 * @param isOwn whether the reader did it
 */
export function describeChange(change: PropertyChange, language: Language, isOwn: boolean): string {
  const values = {
    who: change.actorName,
    when: longAgo(change.at, language),
    from: change.fromStatus ? STATUS_NAMES[change.fromStatus][language] : '',
    to: change.toStatus ? STATUS_NAMES[change.toStatus][language] : '',
    title: change.title ?? '',
    fields: change.changes.map(({ field }) => FIELD_NAMES[field]?.[language] ?? field).join(', '),
  };
  const { others, own } = wordsFor(change);
  return wordsOf(isOwn ? own : others, language, values);
}

function wordsFor({ kind, requestId, changes }: PropertyChange) {
  if (kind === 'status') return STATUS_WORDS;
  if (kind === 'archived') return ARCHIVED_WORDS;
  if (kind === 'restored') return RESTORED_WORDS;
  if (requestId !== null) return REQUEST_WORDS;
  return changes.length > 0 ? CHANGE_WORDS.named : CHANGE_WORDS.unnamed;
}

const STEPS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** `2 minutes ago`: true in every time zone. */
function longAgo(at: Date, language: Language): string {
  const seconds = Math.max(0, (Date.now() - at.getTime()) / 1000);
  const [unit, length] = STEPS.find(([, step]) => seconds >= step) ?? ['second', 1];
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return format.format(unit === 'second' ? 0 : -Math.floor(seconds / length), unit);
}
