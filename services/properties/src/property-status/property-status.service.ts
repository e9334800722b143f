import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { StaleError, TokenUser } from '@phantom/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import type { CurrentProperty } from '../current-property/current-property.entity.js';
import type { CurrentPropertyAnswerDto } from '../current-property/dto/current-property-detail.dto.js';
import { checkNotArchived, lockProperty } from '../current-property/lock-property.js';
import { PropertyView } from '../current-property/property-view.service.js';
import { keepTrail, lastChangeOf } from '../property-change/property-trail.js';
import { staleError } from '../property-change/stale-property.js';
import type { StatusMoveDto } from './dto/status-move.dto.js';
import { moveProperty } from './move-property.js';

@Injectable()
export class PropertyStatusService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly view: PropertyView,
  ) {}

  async move(id: number, form: StatusMoveDto, user: TokenUser): Promise<CurrentPropertyAnswerDto> {
    const refusal = await this.dataSource.transaction(async (manager) => {
      const property = await lockProperty(manager, id);
      if (property.version !== form.version) return this.refuse(manager, property, form, user);
      checkNotArchived(property);
      await moveProperty(manager, property, form, user);
    });
    // Thrown only now: the trail keeps that it was tried.
    if (refusal) throw refusal;
    return { error: 0, list: [await this.view.detail(id)] };
  }

  private async refuse(
    manager: EntityManager,
    property: CurrentProperty,
    { status, reason, version }: StatusMoveDto,
    user: TokenUser,
  ): Promise<StaleError | undefined> {
    const { id, status: fromStatus } = property;
    const last = await lastChangeOf(manager, id);
    const isSame = last?.actorId === user.id && last.toStatus === status && last.reason === reason;
    // The same again: its answer was lost on the way, for instance.
    if (isSame && property.version === version + 1) return undefined;
    await keepTrail(manager, user, id, 'status_refused', { fromStatus, toStatus: status, reason });
    return staleError(await this.view.detail(id, manager), last, user);
  }
}
