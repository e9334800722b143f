import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { NotFoundError } from '@phantom/service-kit';
import type { Repository } from 'typeorm';
import { CurrentProperty } from '../current-property/current-property.entity.js';
import { pageOfChanges } from '../row-change/page-of-changes.js';
import type { PropertyHistoryDto } from './dto/property-change.dto.js';
import { changeView } from './property-change-view.js';
import { PropertyChange } from './property-change.entity.js';

@Injectable()
export class PropertyHistoryService {
  constructor(
    @InjectRepository(PropertyChange) private readonly changes: Repository<PropertyChange>,
    @InjectRepository(CurrentProperty) private readonly properties: Repository<CurrentProperty>,
  ) {}

  /** @param before the `next` of the answer before */
  async list(propertyId: number, before?: number): Promise<PropertyHistoryDto> {
    if (!(await this.properties.existsBy({ id: propertyId }))) throw new NotFoundError();
    const { list, next } = await pageOfChanges(this.changes, { propertyId }, before);
    return { error: 0, list: list.map(changeView), next };
  }
}
