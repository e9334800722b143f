import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { UnprocessableError, type StaleError, type TokenUser } from '@phantom/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { lockRow } from '../../common/versioned-resource.js';
import { withdrawAwaitedRequests } from '../document-requests/document-request.service.js';
import { moveProperty } from '../history/move-property.js';
import { appendPropertyChange, findLastChange } from '../history/property-history.service.js';
import type { CurrentPropertyAnswerDto } from '../property/property.dto.js';
import { PROPERTY_MESSAGES } from '../../common/messages.js';
import { checkAddressIsFree } from '../common/property-address.js';
import { CurrentProperty } from '../common/property.entity.js';
import { PropertyService } from '../property/property.service.js';
import { awaitsDocuments, checkNotArchived, COMPLETED } from '../common/property-workflow.js';
import type { ArchiveDto, StatusMoveDto } from './property-status.dto.js';

@Injectable()
export class PropertyStatusService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly properties: PropertyService,
  ) {}

  async move(id: number, form: StatusMoveDto, user: TokenUser): Promise<CurrentPropertyAnswerDto> {
    const error = await this.dataSource.transaction(async (manager) => {
      const property = await lockRow(manager, CurrentProperty, id);
      if (property.version !== form.version) {
        return this.handleStale(manager, property, form, user);
      }
      checkNotArchived(property);
      await moveProperty(manager, property, form, user);
      if (!awaitsDocuments(form.status)) {
        await withdrawAwaitedRequests(manager, property, form.reason, user);
      }
    });
    // Thrown after the commit: the history records the refused move.
    if (error) throw error;
    return this.properties.get(id);
  }

  /** Withdraws the open document requests of the property. */
  archive(id: number, form: ArchiveDto, user: TokenUser): Promise<CurrentPropertyAnswerDto> {
    return this.changeArchive(id, 'archived', form, user, async (manager, property) => {
      checkNotArchived(property);
      await manager.save(Object.assign(property, { archivedAt: new Date() }));
      await appendPropertyChange(manager, user, property, 'archived', { reason: form.reason });
      await withdrawAwaitedRequests(manager, property, form.reason, user);
    });
  }

  /** Refused while another property in servicing has the address. */
  restore(id: number, form: ArchiveDto, user: TokenUser): Promise<CurrentPropertyAnswerDto> {
    return this.changeArchive(id, 'restored', form, user, async (manager, property) => {
      if (property.archivedAt === null) {
        throw new UnprocessableError(PROPERTY_MESSAGES.notArchived);
      }
      if (property.status !== COMPLETED) {
        await checkAddressIsFree(manager, property.address, { exceptId: id, field: 'reason' });
      }
      await manager.save(Object.assign(property, { archivedAt: null }));
      await appendPropertyChange(manager, user, property, 'restored', { reason: form.reason });
    });
  }

  /** The 409 for a stale move, recorded in the history. Undefined for a repetition of the last move. */
  private async handleStale(
    manager: EntityManager,
    property: CurrentProperty,
    { status, reason, version }: StatusMoveDto,
    user: TokenUser,
  ): Promise<StaleError | undefined> {
    const { id, status: fromStatus } = property;
    const last = await findLastChange(manager, id);
    const isSame = last?.actorId === user.id && last.toStatus === status && last.reason === reason;
    // The client sends the same request again when it got no response.
    if (isSame && property.version === version + 1) return undefined;
    await appendPropertyChange(manager, user, property, 'status_refused', {
      fromStatus,
      toStatus: status,
      reason,
    });
    return this.properties.staleError(manager, id, user);
  }

  /** A repetition of the last request succeeds without a change: the client got no response to the first one. */
  private async changeArchive(
    id: number,
    kind: 'archived' | 'restored',
    { reason, version }: ArchiveDto,
    user: TokenUser,
    work: (manager: EntityManager, property: CurrentProperty) => Promise<void>,
  ): Promise<CurrentPropertyAnswerDto> {
    await this.dataSource.transaction(async (manager) => {
      const property = await lockRow(manager, CurrentProperty, id);
      if (property.version === version) return work(manager, property);
      const last = await findLastChange(manager, id);
      const isSame = last?.actorId === user.id && last.kind === kind && last.reason === reason;
      if (isSame && property.version === version + 1) return;
      throw await this.properties.staleError(manager, id, user);
    });
    return this.properties.get(id);
  }
}
