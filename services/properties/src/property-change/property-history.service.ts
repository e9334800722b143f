import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { NotFoundError } from '@phantom/service-kit';
import { LessThan, type Repository } from 'typeorm';
import { CurrentProperty } from '../current-property/current-property.entity.js';
import type { PropertyHistoryDto } from './dto/property-change.dto.js';
import { changeView } from './property-change-view.js';
import { PropertyChange } from './property-change.entity.js';

/** Entries at a time. */
const LIMIT = 50;

@Injectable()
export class PropertyHistoryService {
  constructor(
    @InjectRepository(PropertyChange) private readonly changes: Repository<PropertyChange>,
    @InjectRepository(CurrentProperty) private readonly properties: Repository<CurrentProperty>,
  ) {}

  /** @param before the `next` of the answer before */
  async list(propertyId: number, before?: number): Promise<PropertyHistoryDto> {
    if (!(await this.properties.existsBy({ id: propertyId }))) throw new NotFoundError();
    const found = await this.changes.find({
      where: { propertyId, ...(before && { id: LessThan(before) }) },
      order: { id: 'DESC' },
      take: LIMIT + 1,
    });
    const list = found.slice(0, LIMIT);
    const next = found.length > LIMIT ? (list.at(-1)?.id ?? null) : null;
    return { error: 0, list: list.map(changeView), next };
  }
}
