import { Get, type Type } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Language } from '@phantom/service-kit';
import type { DataSource, FindOptionsOrder, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import { LocalizedRead, RequestLanguage } from '../language/language.decorators.js';

interface ContentList<Row, Dto> {
  path: string;
  response: Type<{ list: Dto[] }>;
  description?: string;
  entity: Type<Row>;
  where?: FindOptionsWhere<Row>;
  order: FindOptionsOrder<Row>;
  toDto: (row: Row, language: Language) => Dto;
}

/** The base of a controller that has one call: a public list of content in the language of the request. */
export function contentListController<Row extends ObjectLiteral, Dto>({
  path,
  response,
  description,
  entity,
  where,
  order,
  toDto,
}: ContentList<Row, Dto>): Type {
  class Controller {
    constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

    @Get(path)
    @LocalizedRead()
    @ApiOkResponse({ type: response, description })
    async list(@RequestLanguage() language: Language) {
      const rows = await this.dataSource.manager.find(entity, { where, order });
      return { error: 0, list: rows.map((row) => toDto(row, language)) };
    }
  }
  return Controller;
}
