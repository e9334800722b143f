import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { UnprocessableError, type TokenUser } from '@phantom/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { checkAddress } from '../current-property/check-address.js';
import type { CurrentProperty } from '../current-property/current-property.entity.js';
import type { CurrentPropertyAnswerDto } from '../current-property/dto/current-property-detail.dto.js';
import { lockProperty } from '../current-property/lock-property.js';
import { PROPERTY_MESSAGES } from '../current-property/property-messages.js';
import { PropertyView } from '../current-property/property-view.service.js';
import { withdrawAwaited } from '../document-request/change-request.js';
import { keepTrail, lastChangeOf } from '../property-change/property-trail.js';
import { staleError } from '../property-change/stale-property.js';
import { COMPLETED } from '../property-status/status-rule.js';
import type { ArchiveDto } from './dto/archive.dto.js';

type Archival = 'archived' | 'restored';

/** Takes properties out of the work, and brings them back. */
@Injectable()
export class PropertyArchiveService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly view: PropertyView,
  ) {}

  /** The same sent twice is done once. What is awaited for a property ends when it is archived. */
  async change(
    id: number,
    to: Archival,
    form: ArchiveDto,
    user: TokenUser,
  ): Promise<CurrentPropertyAnswerDto> {
    await this.dataSource.transaction(async (manager) => {
      const property = await lockProperty(manager, id);
      if (property.version !== form.version) {
        const last = await lastChangeOf(manager, id);
        const isSame = last?.actorId === user.id && last.kind === to && last.reason === form.reason;
        if (isSame && property.version === form.version + 1) return;
        throw staleError(await this.view.detail(id, manager), last, user);
      }
      await this.apply(manager, property, to, form.reason, user);
    });
    return { error: 0, list: [await this.view.detail(id)] };
  }

  private async apply(
    manager: EntityManager,
    property: CurrentProperty,
    to: Archival,
    reason: string,
    user: TokenUser,
  ): Promise<void> {
    const isArchived = property.archivedAt !== null;
    if (isArchived === (to === 'archived')) {
      throw new UnprocessableError(PROPERTY_MESSAGES[isArchived ? 'archived' : 'notArchived']);
    }
    if (to === 'restored' && property.status !== COMPLETED) {
      await checkAddress(manager, property.address, { ownId: property.id, field: 'reason' });
    }
    const archivedAt = to === 'archived' ? new Date() : null;
    await manager.save(Object.assign(property, { archivedAt }));
    await keepTrail(manager, user, property.id, to, { reason });
    if (to === 'archived') await withdrawAwaited(manager, property.id, reason, user);
  }
}
