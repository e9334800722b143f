import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { ListingSearchDto } from './listing-search.dto.js';

/** A page of the homes that a visitor wants to see. */
export class ListingFindDto extends ListingSearchDto {
  @ApiPropertyOptional({
    maxLength: 100,
    description: '`next` of the page before, in the same order',
  })
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
