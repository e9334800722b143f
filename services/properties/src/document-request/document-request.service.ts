import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { actorOf, FIELD_MESSAGES, type TokenUser } from '@phantom/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import type { CurrentProperty } from '../current-property/current-property.entity.js';
import { checkNotArchived, lockProperty } from '../current-property/lock-property.js';
import { PropertyView } from '../current-property/property-view.service.js';
import { keepTrail, lastChangeOf } from '../property-change/property-trail.js';
import { staleError } from '../property-change/stale-property.js';
import { moveProperty } from '../property-status/move-property.js';
import { MISSING_DOCUMENTS } from '../property-status/status-rule.js';
import { changeRequest } from './change-request.js';
import { requestView } from './document-request-view.js';
import { DocumentRequest } from './document-request.entity.js';
import type {
  DocumentRequestChangeDto,
  NewDocumentRequestDto,
} from './dto/document-request-form.dto.js';
import type { DocumentRequestAnswerDto } from './dto/document-request.dto.js';
import { REQUEST_MESSAGES } from './request-messages.js';
import { fieldFault } from '../staff-kept/field-fault.js';
import { checkDueOn } from './request-rule.js';

@Injectable()
export class DocumentRequestService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly view: PropertyView,
  ) {}

  /** At Missing Documents alone; with `move` a property that is elsewhere is moved there first. */
  async make(
    propertyId: number,
    form: NewDocumentRequestDto,
    user: TokenUser,
  ): Promise<DocumentRequestAnswerDto> {
    const request = await this.dataSource.transaction(async (manager) => {
      const property = await lockProperty(manager, propertyId);
      checkNotArchived(property);
      checkDueOn(form.due_on);
      if (property.status !== MISSING_DOCUMENTS)
        await this.moveThere(manager, property, form, user);
      const made = await manager.save(
        manager.create(DocumentRequest, {
          propertyId,
          title: form.title,
          note: form.note ?? null,
          dueOn: form.due_on,
          state: 'open',
          stateChangedAt: new Date(),
          requestedById: user.id,
          requestedByName: actorOf(user).actorName,
        }),
      );
      const told = { title: made.title, requestId: made.id };
      await keepTrail(manager, user, propertyId, 'request_made', told);
      return made;
    });
    return { error: 0, list: [requestView(request)] };
  }

  async change(
    id: number,
    form: DocumentRequestChangeDto,
    user: TokenUser,
  ): Promise<DocumentRequestAnswerDto> {
    const request = await this.dataSource.transaction((manager) =>
      changeRequest(manager, id, form, user),
    );
    return { error: 0, list: [requestView(request)] };
  }

  private async moveThere(
    manager: EntityManager,
    property: CurrentProperty,
    { move, version, reason, title }: NewDocumentRequestDto,
    user: TokenUser,
  ): Promise<void> {
    if (!move) throw fieldFault('move', REQUEST_MESSAGES.elsewhere);
    if (version === undefined) throw fieldFault('version', FIELD_MESSAGES.required);
    if (property.version !== version) {
      const last = await lastChangeOf(manager, property.id);
      throw staleError(await this.view.detail(property.id, manager), last, user);
    }
    const there = { status: MISSING_DOCUMENTS, reason: reason ?? title } as const;
    await moveProperty(manager, property, there, user);
  }
}
