import type { EntityManager } from 'typeorm';
import { companyDay } from '../current-property/company-day.js';
import type { CurrentProperty } from '../current-property/current-property.entity.js';
import { DocumentRequest } from '../document-request/document-request.entity.js';
import { by, type PropertyEvent } from './property-events.js';
import { noon } from './property-story.js';

/** An entry of demo/document-requests.json. */
export interface DocumentRequestDemo {
  /** Of the property. */
  reference: string;
  title: string;
  note: string | null;
  /** `YYYY-MM-DD` */
  asked: string;
  /** From the day on which the demo is loaded, so that some are always due and some overdue. */
  due_in_days: number;
  state: 'open' | 'received' | 'rejected' | 'withdrawn';
  /** `YYYY-MM-DD`, where it is not open. */
  settled?: string;
  reason?: string;
}

const DAY = 24 * 60 * 60 * 1000;

/** What was asked for, and what the trail tells of it. */
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
        ...{ propertyId, title, note, state },
        dueOn: companyDay(new Date(Date.now() + due_in_days * DAY)),
        reason: reason ?? null,
        stateChangedAt: noon(settled ?? asked),
        requestedByName: who.actorName,
        createdAt: noon(asked),
      }),
    );
    const told = { title, requestId: request.id, ...who };
    events.push({ kind: 'request_made', at: noon(asked), ...told });
    if (state !== 'open') {
      events.push({ kind: `request_${state}`, at: noon(settled ?? asked), reason, ...told });
    }
  }
  return events;
}
