import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { TokenUser } from '@phantom/service-kit';
import type { Repository } from 'typeorm';
import { CurrentProperty } from './current-property.entity.js';
import type {
  CurrentPropertyListDto,
  CurrentPropertyPageDto,
} from './dto/current-property-list.dto.js';
import { PAGE_SIZES, type CurrentPropertyQueryDto } from './dto/current-property-query.dto.js';
import { choicesOf, choicesQuery, type ChoiceRow } from './property-choices.js';
import { propertyFilter, type PropertyFilter } from './property-filter.js';
import { orderBy } from './property-sort.js';
import { PropertyView } from './property-view.service.js';

@Injectable()
export class PropertyListService {
  constructor(
    @InjectRepository(CurrentProperty) private readonly properties: Repository<CurrentProperty>,
    private readonly view: PropertyView,
  ) {}

  async all(): Promise<CurrentPropertyListDto> {
    const properties = await this.properties.find({
      relations: { servicingFile: true },
      order: { id: 'ASC' },
    });
    return { error: 0, list: properties.map((property) => this.view.contract(property)) };
  }

  /** A page beyond the last is answered with the last: rows may have gone since the address was made. */
  async page(query: CurrentPropertyQueryDto, user: TokenUser): Promise<CurrentPropertyPageDto> {
    const { size = PAGE_SIZES[0] as number } = query;
    const filter = propertyFilter(query, user);
    const rows = await this.properties.query<ChoiceRow[]>(choicesQuery(filter), filter.values);
    const total = rows.find(({ facet }) => facet === 'total')?.count ?? 0;
    const page = Math.min(query.page ?? 1, Math.max(1, Math.ceil(total / size)));
    const ids = await this.ids(query, filter, { size, page });
    const list = await this.view.rows(ids);
    return { error: 0, list, total, page, size, choices: choicesOf(rows) };
  }

  private async ids(
    query: CurrentPropertyQueryDto,
    { conditions, values }: PropertyFilter,
    { size, page }: { size: number; page: number },
  ): Promise<number[]> {
    const found = await this.properties.query<{ id: number }[]>(
      `SELECT id FROM current_property WHERE ${Object.values(conditions).join(' AND ')}
       ORDER BY ${orderBy(query)} LIMIT ${size} OFFSET ${(page - 1) * size}`,
      values,
    );
    return found.map(({ id }) => id);
  }
}
