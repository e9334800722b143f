import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { CurrentProperty } from './current-property.entity.js';
import type { CurrentPropertyAnswerDto } from './dto/current-property-detail.dto.js';
import type { DashboardDto } from './dto/dashboard.dto.js';
import { BEING_SERVICED } from './servicing-state.js';
import { PropertyView } from './property-view.service.js';

@Injectable()
export class CurrentPropertyService {
  constructor(
    @InjectRepository(CurrentProperty) private readonly properties: Repository<CurrentProperty>,
    private readonly view: PropertyView,
  ) {}

  async summary(): Promise<DashboardDto> {
    return {
      error: 0,
      count: await this.properties.createQueryBuilder().where(BEING_SERVICED).getCount(),
    };
  }

  async answer(id: number): Promise<CurrentPropertyAnswerDto> {
    return { error: 0, list: [await this.view.detail(id)] };
  }
}
