import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { LISTING_TABS, readTab, type ListingTab } from '../listing-tab.js';

/** Which homes a visitor wants to see. */
export class ListingFindDto {
  @ApiPropertyOptional({
    enum: LISTING_TABS,
    description: 'The tab; case, spaces and underscores do not matter. Without it: all homes',
  })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => readTab(value))
  @IsIn(LISTING_TABS)
  type?: ListingTab;

  @ApiPropertyOptional({
    maxLength: 100,
    example: 'queens',
    description: 'A borough, spelt as people do. Without it: the whole city',
  })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  location?: string;

  @ApiPropertyOptional({ maxLength: 100, description: '`next` of the page before' })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  cursor?: string;

  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 100, default: 24 })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(100)
  limit = 24;
}
