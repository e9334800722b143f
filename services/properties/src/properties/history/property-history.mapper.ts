import { LANGUAGES, textOf, type Language, type Message } from '@phantom/service-kit';
import { STATUS_NAMES } from '../property.messages.js';
import type { PropertyChangeDto } from './property-history.dto.js';
import type { PropertyChange } from './property-history.entity.js';
import {
  ARCHIVED,
  FIELD_NAMES,
  NOT_SAVED,
  PROPERTY_CHANGED,
  REQUEST_CHANGED,
  RESTORED,
  STATUS_CHANGED,
} from './property-history.messages.js';

export const toPropertyChangeDto = (change: PropertyChange): PropertyChangeDto => ({
  id: change.id,
  at: change.at.toISOString(),
  actor: { id: change.actorId, name: change.actorName },
  kind: change.kind,
  from_status: change.fromStatus,
  to_status: change.toStatus,
  reason: change.reason,
  title: change.title,
  request_id: change.requestId,
  changes: change.changes,
});

/** The text of a 409: who changed what and when, and that nothing was saved. */
export function toStaleMessage(change: PropertyChange, readerId: number): Message {
  const isOwn = change.actorId === readerId;
  const texts = LANGUAGES.map((language) => [
    language,
    `${describeChange(change, language, isOwn)} ${NOT_SAVED[language]}`,
  ]);
  return Object.fromEntries(texts) as Message;
}

/** A change as a sentence. @param isOwn whether the reader made the change */
export function describeChange(change: PropertyChange, language: Language, isOwn: boolean): string {
  const values = {
    who: change.actorName,
    when: timeAgo(change.at, language),
    from: change.fromStatus ? STATUS_NAMES[change.fromStatus][language] : '',
    to: change.toStatus ? STATUS_NAMES[change.toStatus][language] : '',
    title: change.title ?? '',
    fields: change.changes.map(({ field }) => FIELD_NAMES[field]?.[language] ?? field).join(', '),
  };
  const { others, own } = sentenceOf(change);
  return textOf(isOwn ? own : others, language, values);
}

function sentenceOf({ kind, requestId, changes }: PropertyChange) {
  if (kind === 'status') return STATUS_CHANGED;
  if (kind === 'archived') return ARCHIVED;
  if (kind === 'restored') return RESTORED;
  if (requestId !== null) return REQUEST_CHANGED;
  return changes.length > 0 ? PROPERTY_CHANGED.named : PROPERTY_CHANGED.unnamed;
}

const UNITS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** `2 minutes ago`. Unlike a time of day, this is correct in every time zone. */
function timeAgo(at: Date, language: Language): string {
  const seconds = Math.max(0, (Date.now() - at.getTime()) / 1000);
  const [unit, length] = UNITS.find(([, size]) => seconds >= size) ?? ['second', 1];
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return format.format(unit === 'second' ? 0 : -Math.floor(seconds / length), unit);
}
