import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  actorOf,
  NotFoundError,
  StaleError,
  UnprocessableError,
  type TokenUser,
} from '@phantom/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import type { PropertyFileAnswerDto } from '../current-property/dto/current-property-detail.dto.js';
import type { CurrentProperty } from '../current-property/current-property.entity.js';
import { checkNotArchived, lockProperty } from '../current-property/lock-property.js';
import { PropertyFile } from '../current-property/property-file.entity.js';
import { PROPERTY_MESSAGES } from '../current-property/property-messages.js';
import { PropertyView } from '../current-property/property-view.service.js';
import { keepTrail } from '../property-change/property-trail.js';
import type { RenameFileDto, WithdrawFileDto } from './dto/property-file-form.dto.js';

/** What becomes of a file that was handed in for a property, at whatever step the property is. */
@Injectable()
export class PropertyFileService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly view: PropertyView,
  ) {}

  /** Another title; the file and its name stay. A title that it has already is no change. */
  rename(
    id: number,
    { title, version }: RenameFileDto,
    user: TokenUser,
  ): Promise<PropertyFileAnswerDto> {
    return this.change(id, async (manager, file, property) => {
      const { title: before } = file;
      if (title === before) return;
      this.checkVersion(file, version);
      checkOpen(file, property);
      await manager.save(Object.assign(file, { title }));
      const changes = [{ field: 'title', old: before, new: title }];
      await keepTrail(manager, user, file.propertyId, 'file_renamed', { title: before, changes });
    });
  }

  /** Takes a file out of the list. The file itself stays, and employees can still open it. */
  withdraw(
    id: number,
    { reason, version }: WithdrawFileDto,
    user: TokenUser,
  ): Promise<PropertyFileAnswerDto> {
    return this.change(id, async (manager, file, property) => {
      const isSame = file.withdrawnById === user.id && file.withdrawalReason === reason;
      // The same again: its answer was lost on the way.
      if (isSame && file.version === version + 1) return;
      this.checkVersion(file, version);
      checkOpen(file, property);
      const { actorId: withdrawnById, actorName: withdrawnByName } = actorOf(user);
      const by = { withdrawnById, withdrawnByName, withdrawalReason: reason };
      await manager.save(Object.assign(file, { withdrawnAt: new Date(), ...by }));
      const told = { title: file.title, reason, requestId: file.requestId };
      await keepTrail(manager, user, file.propertyId, 'file_withdrawn', told);
    });
  }

  /** Under the lock of its property, as whatever else is done to it. */
  private change(
    id: number,
    work: (manager: EntityManager, file: PropertyFile, property: CurrentProperty) => Promise<void>,
  ): Promise<PropertyFileAnswerDto> {
    return this.dataSource.transaction(async (manager) => {
      const known = await manager.findOneBy(PropertyFile, { id });
      if (!known) throw new NotFoundError();
      const property = await lockProperty(manager, known.propertyId);
      const found = { where: { id }, relations: { file: true } };
      const file = await manager.findOneOrFail(PropertyFile, found);
      await work(manager, file, property);
      return { error: 0, list: [this.view.file(file)] };
    });
  }

  private checkVersion(file: PropertyFile, version: number): void {
    if (file.version !== version) throw new StaleError(this.view.file(file));
  }
}

function checkOpen({ withdrawnAt }: PropertyFile, property: CurrentProperty): void {
  checkNotArchived(property);
  if (withdrawnAt !== null) throw new UnprocessableError(PROPERTY_MESSAGES.fileWithdrawn);
}
