import { ApiPropertyOptional } from '@nestjs/swagger';
import { FIELD_MESSAGES, saying } from '@phantom/service-kit';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { LISTING_TABS, readTab, type ListingTab } from '../../listing/listing-tab.js';

/** What a visitor has typed of a place so far, and where it is to be found. */
export class ListingSuggestDto {
  @ApiPropertyOptional({
    type: 'string',
    maxLength: 100,
    default: '',
    example: 'wiliamsburg',
    description:
      'What is typed so far; typing errors are forgiven. Below two characters: no answer',
  })
  @IsString(saying(FIELD_MESSAGES.value))
  @MaxLength(100, saying(FIELD_MESSAGES.tooLong))
  q = '';

  @ApiPropertyOptional({ enum: LISTING_TABS, description: 'As in `listings-listfind`' })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => readTab(value))
  @IsIn(LISTING_TABS, saying(FIELD_MESSAGES.choice))
  type?: ListingTab;

  @ApiPropertyOptional({
    maxLength: 100,
    example: 'queens',
    description: 'A borough, spelt as people do. Without it: the whole city',
  })
  @IsOptional()
  @IsString(saying(FIELD_MESSAGES.value))
  @MaxLength(100, saying(FIELD_MESSAGES.tooLong))
  location?: string;
}
