import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { TokenUser } from '@phantom/service-kit';
import type { DataSource } from 'typeorm';
import { keepTrail, lastChangeOf } from '../property-change/property-trail.js';
import { staleError } from '../property-change/stale-property.js';
import { fieldFaults } from '../staff-kept/field-fault.js';
import { checkAddress } from './check-address.js';
import { CurrentProperty } from './current-property.entity.js';
import type { CurrentPropertyAnswerDto } from './dto/current-property-detail.dto.js';
import type { EditPropertyDto, NewPropertyDto } from './dto/property-form.dto.js';
import { isAddress } from './is-address.js';
import { checkNotArchived, lockProperty } from './lock-property.js';
import { columnsOf, differences } from './property-columns.js';
import { PROPERTY_MESSAGES } from './property-messages.js';
import { PropertyTypes } from './property-types.service.js';
import { PropertyView } from './property-view.service.js';

@Injectable()
export class PropertyEditService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly view: PropertyView,
    private readonly types: PropertyTypes,
  ) {}

  /** A new property stands at the first step; its reference comes from the database. */
  async create(form: NewPropertyDto, user: TokenUser): Promise<CurrentPropertyAnswerDto> {
    this.checkFacts(form);
    const id = await this.dataSource.transaction(async (manager) => {
      await checkAddress(manager, form.address);
      const columns = { ...columnsOf(form), status: 1 as const, statusChangedAt: new Date() };
      const property = await manager.save(manager.create(CurrentProperty, columns));
      await keepTrail(manager, user, property.id, 'created', { toStatus: 1 });
      return property.id;
    });
    return this.answer(id);
  }

  /** What is to be changed to what it is already is no change, and conflicts with none. */
  async edit(
    id: number,
    form: EditPropertyDto,
    user: TokenUser,
  ): Promise<CurrentPropertyAnswerDto> {
    await this.dataSource.transaction(async (manager) => {
      const property = await lockProperty(manager, id);
      const columns = columnsOf(form);
      const changes = differences(property, columns);
      const isTaken =
        columns.assigneeId !== undefined && columns.assigneeId !== property.assigneeId;
      if (changes.length === 0 && !isTaken) return;
      if (property.version !== form.version) {
        const last = await lastChangeOf(manager, id);
        throw staleError(await this.view.detail(id, manager), last, user);
      }
      checkNotArchived(property);
      const changed = new Map(changes.map((change) => [change.field, change.new ?? undefined]));
      const address = changed.get('address');
      // What is there already stays valid, also where the rule came later.
      this.checkFacts({ address, type_of_property: changed.get('type_of_property') });
      if (address !== undefined) await checkAddress(manager, address, { ownId: id });
      await manager.save(manager.merge(CurrentProperty, property, columns));
      await keepTrail(manager, user, id, 'edited', { changes });
    });
    return this.answer(id);
  }

  /** @throws ValidationError of each field that will not do */
  private checkFacts({ address, type_of_property: type }: Partial<NewPropertyDto>): void {
    const errors = {
      ...(address === undefined || isAddress(address)
        ? {}
        : { address: PROPERTY_MESSAGES.addressForm }),
      ...(type === undefined || this.types.includes(type)
        ? {}
        : { type_of_property: PROPERTY_MESSAGES.typeUnknown }),
    };
    if (Object.keys(errors).length > 0) throw fieldFaults(errors);
  }

  private async answer(id: number): Promise<CurrentPropertyAnswerDto> {
    return { error: 0, list: [await this.view.detail(id)] };
  }
}
