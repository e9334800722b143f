import type { Language, Message } from '@phantom/service-kit';
import { HISTORY_MESSAGES, STATUS_MESSAGES } from '../../common/messages.js';
import type { PropertyChangeDto } from './property-history.dto.js';
import type { PropertyChange } from './property-history.entity.js';

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
  return (language = 'en') =>
    `${describeChange(change, language, isOwn)} ${HISTORY_MESSAGES.notSaved(language)}`;
}

/** A change as a sentence. @param isOwn whether the reader made the change */
export function describeChange(change: PropertyChange, language: Language, isOwn: boolean): string {
  const values = {
    who: change.actorName,
    when: timeAgo(change.at, language),
    from: change.fromStatus ? STATUS_MESSAGES.names[change.fromStatus](language) : '',
    to: change.toStatus ? STATUS_MESSAGES.names[change.toStatus](language) : '',
    title: change.title ?? '',
    fields: change.changes.map(({ field }) => fieldName(field, language)).join(', '),
  };
  const { others, own } = sentenceOf(change);
  return (isOwn ? own : others)(language, values);
}

/** The name of a field in the middle of a sentence. */
function fieldName(field: string, language: Language): string {
  const names: Record<string, Message | undefined> = HISTORY_MESSAGES.fields;
  return names[field]?.(language) ?? field;
}

function sentenceOf({ kind, requestId, changes }: PropertyChange) {
  if (kind === 'status') return HISTORY_MESSAGES.statusChanged;
  if (kind === 'archived') return HISTORY_MESSAGES.archived;
  if (kind === 'restored') return HISTORY_MESSAGES.restored;
  if (requestId !== null) return HISTORY_MESSAGES.requestChanged;
  return HISTORY_MESSAGES.propertyChanged[changes.length > 0 ? 'named' : 'unnamed'];
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
