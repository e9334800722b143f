import { ApiProperty } from '@nestjs/swagger';
import { type Language, LANGUAGES, listDto } from '@phantom/service-kit';
import { MenuPageDto } from '../free-pages/free-page.dto.js';

export class SocialLinkDto {
  @ApiProperty()
  name: string;

  @ApiProperty()
  url: string;
}

export class OfficeDto {
  @ApiProperty()
  latitude: number;

  @ApiProperty()
  longitude: number;
}

export class SiteNoticeDto {
  @ApiProperty()
  text: string;

  @ApiProperty({ enum: LANGUAGES, description: 'Language of the text' })
  lang: Language;
}

export class OtherOfficeDto {
  @ApiProperty()
  name: string;

  @ApiProperty({ description: 'May be empty' })
  address: string;

  @ApiProperty({ nullable: true, type: 'string' })
  phone: string | null;
}

export class SiteInfoDto {
  @ApiProperty()
  company: string;

  @ApiProperty()
  address: string;

  @ApiProperty()
  phone: string;

  @ApiProperty()
  fax: string;

  @ApiProperty()
  email: string;

  @ApiProperty({ description: 'Office hours, a sentence' })
  hours: string;

  @ApiProperty({
    type: [SiteNoticeDto],
    description: 'Notices of this day in New York, such as “Closed on Monday”',
  })
  notices: SiteNoticeDto[];

  @ApiProperty({ enum: LANGUAGES, description: 'Language the hours are really written in' })
  lang: Language;

  @ApiProperty({ type: [SocialLinkDto] })
  social: SocialLinkDto[];

  @ApiProperty({ description: 'Where Investor Login leads' })
  investorPortal: string;

  @ApiProperty({ description: 'Where Invest Now leads' })
  investNowUrl: string;

  @ApiProperty({ description: 'Where videos play: the address that an `embedId` is put behind' })
  videoPlayer: string;

  @ApiProperty({ type: [MenuPageDto], description: 'Pages that employees have put into the menu' })
  menu: MenuPageDto[];

  @ApiProperty({ type: OfficeDto, description: 'WGS84' })
  office: OfficeDto;

  @ApiProperty({ type: [OtherOfficeDto] })
  otherOffices: OtherOfficeDto[];
}

export class SiteAnswerDto extends listDto(SiteInfoDto, { minItems: 1, maxItems: 1 }) {}
