import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { FileLinks } from '@phantom/files';
import type { TokenUser } from '@phantom/service-kit';
import type { DataSource } from 'typeorm';
import type { CurrentPropertyListDto, CurrentPropertyPageDto } from './property.dto.js';
import { CurrentProperty } from '../common/property.entity.js';
import { PAGE_SIZES, type CurrentPropertyQueryDto } from './property-form.dto.js';
import {
  facetsSql,
  orderBy,
  propertyFilter,
  toChoices,
  type FacetRow,
  type PropertyFilter,
} from './property-list.query.js';
import { toPropertyDto } from './property.mapper.js';
import { PropertyService } from './property.service.js';

@Injectable()
export class PropertyListService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly properties: PropertyService,
    private readonly links: FileLinks,
  ) {}

  async all(): Promise<CurrentPropertyListDto> {
    const properties = await this.dataSource.manager.find(CurrentProperty, {
      relations: { servicingFile: true },
      order: { id: 'ASC' },
    });
    return { error: 0, list: properties.map((property) => toPropertyDto(property, this.links)) };
  }

  /** For a page beyond the last one, returns the last one: rows may be gone since the link was made. */
  async page(query: CurrentPropertyQueryDto, user: TokenUser): Promise<CurrentPropertyPageDto> {
    const { size = PAGE_SIZES[0] as number } = query;
    const filter = propertyFilter(query, user);
    const facets = await this.dataSource.query<FacetRow[]>(facetsSql(filter), filter.values);
    const total = facets.find(({ facet }) => facet === 'total')?.count ?? 0;
    const page = Math.min(query.page ?? 1, Math.max(1, Math.ceil(total / size)));
    const ids = await this.findIds(query, filter, { size, page });
    const list = await this.properties.rows(ids);
    return { error: 0, list, total, page, size, choices: toChoices(facets) };
  }

  private async findIds(
    query: CurrentPropertyQueryDto,
    { conditions, values }: PropertyFilter,
    { size, page }: { size: number; page: number },
  ): Promise<number[]> {
    const found = await this.dataSource.query<{ id: number }[]>(
      `SELECT id FROM current_property WHERE ${Object.values(conditions).join(' AND ')}
       ORDER BY ${orderBy(query)} LIMIT ${size} OFFSET ${(page - 1) * size}`,
      values,
    );
    return found.map(({ id }) => id);
  }
}
