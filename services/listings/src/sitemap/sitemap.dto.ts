import { ApiProperty, OmitType } from '@nestjs/swagger';
import { OkDto } from '@phantom/service-kit';
import { type Borough, BOROUGHS } from '../common/borough.js';
import { LISTING_TYPES, type ListingType } from '../common/listing-type.js';

export class ListingSearchEntryDto {
  @ApiProperty({ enum: LISTING_TYPES })
  type: ListingType;

  @ApiProperty({ enum: BOROUGHS })
  location: Borough;

  @ApiProperty({ format: 'date-time', description: 'When one of its homes last changed' })
  updated_at: string;
}

export class ListingSearchesDto extends OkDto {
  @ApiProperty({ type: [ListingSearchEntryDto] })
  list: ListingSearchEntryDto[];

  @ApiProperty({ type: 'string', nullable: true, description: 'Always null: there is one part' })
  next: null;
}

class ListingTabEntryDto extends OmitType(ListingSearchEntryDto, ['location']) {}

export class ListingTabsDto extends OkDto {
  @ApiProperty({ type: [ListingTabEntryDto] })
  list: ListingTabEntryDto[];

  @ApiProperty({ type: 'string', nullable: true, description: 'Always null: there is one part' })
  next: null;
}
