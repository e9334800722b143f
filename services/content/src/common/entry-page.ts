import type { Type as Class } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { PublishedEntry, PublishedPage } from '@phantom/content-editing';
import { IntegerField, LARGEST_ID, listDto, type OkDto } from '@phantom/service-kit';

const MOST = 50;
/** The last page that can be asked for. */
const LAST_PAGE = 100_000;

/** The query of a list of entries. */
export class PageQueryDto {
  @IntegerField({ minimum: 1, maximum: LAST_PAGE, required: false, default: 1 })
  page = 1;

  @IntegerField({
    ...{ minimum: 1, maximum: MOST, required: false, default: 12 },
    description: 'Entries of a page',
  })
  limit = 12;
}

/** The query of a list whose entries have no page of their own. */
export class EntryPageQueryDto extends PageQueryDto {
  @IntegerField({
    ...{ minimum: 1, maximum: LARGEST_ID, required: false },
    description: 'The `id` of an entry: the page that has it, in place of `page`',
  })
  entry?: number;
}

export interface Page<Item> extends OkDto {
  list: Item[];
  total: number;
  page: number;
  limit: number;
}

/** The base of a successful response with a page of a list. */
export function pageDto<Item>(
  item: Class<Item>,
  { description }: { description: string },
): Class<Page<Item>> {
  class PageDto extends listDto(item, { description }) {
    @ApiProperty({ type: 'integer', description: 'Entries on all pages' })
    total: number;

    @ApiProperty({
      type: 'integer',
      description: 'Counts from 1; beyond the last one the list is empty',
    })
    page: number;

    @ApiProperty({ type: 'integer' })
    limit: number;
  }
  return PageDto;
}

export const toPageDto = <Entry extends PublishedEntry, Item>(
  { entries, ...position }: Omit<PublishedPage, 'entries'> & { entries: Entry[] },
  toDto: (entry: Entry) => Item,
): Page<Item> => ({ error: 0, ...position, list: entries.map(toDto) });
