import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { OkDto } from '@phantom/service-kit';
import { InboxAnswerDto, InboxEntryDto, InboxTrailDto } from '@phantom/service-kit/inbox';

/** What a visitor asked about a home, or about homes in general. */
export class ListingEnquiryEntryDto extends InboxEntryDto {
  @ApiProperty({ type: 'integer', nullable: true })
  listing_id: number | null;

  @ApiProperty({ type: 'string', nullable: true, description: 'The address of the home' })
  listing_title: string | null;

  @ApiProperty({ description: 'Wants to see the home' })
  wants_visit: boolean;

  @ApiProperty({ description: 'Wants to know more about it' })
  wants_information: boolean;
}

export class ListingEnquiryListDto extends InboxAnswerDto {
  @ApiProperty({ type: [ListingEnquiryEntryDto] })
  list: ListingEnquiryEntryDto[];
}

export class ListingEnquiryDetailDto extends IntersectionType(
  ListingEnquiryEntryDto,
  InboxTrailDto,
) {}

export class ListingEnquiryDetailAnswerDto extends OkDto {
  @ApiProperty({ type: [ListingEnquiryDetailDto] })
  list: ListingEnquiryDetailDto[];
}
