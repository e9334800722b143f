import type { EntityManager } from 'typeorm';
import { companyDay } from '@phantom/service-kit';
import type { CurrentProperty } from '../properties/common/property.entity.js';
import { DocumentRequest } from '../properties/document-requests/document-request.entity.js';
import { by, type PropertyEvent } from './seed-property-history.js';
import { noon } from './property-story.js';

/** An entry of demo/document-requests.json. */
export interface DocumentRequestDemo {
  /** The reference of the property. */
  reference: string;
  title: string;
  note: string | null;
  /** `YYYY-MM-DD` */
  asked: string;
  /** Counts from the day of the seed, so that some requests are always due and some overdue. */
  due_in_days: number;
  state: 'open' | 'received' | 'rejected' | 'withdrawn';
  /** `YYYY-MM-DD`. Absent for an open request. */
  settled?: string;
  reason?: string;
}

const DAY = 24 * 60 * 60 * 1000;

/** Inserts the document requests of a property, and returns their history entries. */
export async function seedDocumentRequests(
  manager: EntityManager,
  { id: propertyId, assignedTo }: CurrentProperty,
  demos: readonly DocumentRequestDemo[],
): Promise<PropertyEvent[]> {
  const events: PropertyEvent[] = [];
  for (const { title, note, asked, due_in_days, state, settled, reason } of demos) {
    const who = by(assignedTo);
    const request = await manager.save(
      manager.create(DocumentRequest, {
        propertyId,
        title,
        note,
        state,
        dueOn: companyDay(new Date(Date.now() + due_in_days * DAY)),
        reason: reason ?? null,
        stateChangedAt: noon(settled ?? asked),
        requestedByName: who.actorName,
        createdAt: noon(asked),
      }),
    );
    const entry = { title, requestId: request.id, ...who };
    events.push({ kind: 'request_made', at: noon(asked), ...entry });
    if (state !== 'open') {
      events.push({ kind: `request_${state}`, at: noon(settled ?? asked), reason, ...entry });
    }
  }
  return events;
}
