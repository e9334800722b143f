import { ApiProperty } from '@nestjs/swagger';
import { type Language, LANGUAGES, listDto } from '@phantom/service-kit';
import { IsString, MaxLength } from 'class-validator';
import { FigureDto } from '../common/figure.js';
import { LinkDto } from '../common/link.js';

export class OfferingParamDto {
  @ApiProperty({ example: 'riverside-lofts' })
  @IsString()
  @MaxLength(120)
  slug: string;
}

const STATES = ['open', 'soon', 'closed'] as const;

const amount = (description: string) =>
  ApiProperty({
    type: String,
    nullable: true,
    example: '1250000.00',
    description: `${description}, US dollars`,
  });

export class OfferingWayDto {
  @ApiProperty({ description: 'Title of the way to invest' })
  text: string;

  @ApiProperty({ enum: LANGUAGES, description: 'Language of the text' })
  lang: Language;
}

export class OfferingSummaryDto {
  @ApiProperty({ description: 'The current one in this language: an earlier one redirects to it' })
  slug: string;

  @ApiProperty()
  title: string;

  @ApiProperty({ description: 'In one sentence' })
  summary: string;

  @ApiProperty()
  image: string;

  @ApiProperty({ description: 'Alternative text of the picture' })
  alt: string;

  @ApiProperty({ enum: STATES })
  state: (typeof STATES)[number];

  @ApiProperty({ type: OfferingWayDto, nullable: true })
  way_to_invest: OfferingWayDto | null;

  @amount('Amount sought')
  target: string | null;

  @amount('Amount committed')
  committed: string | null;

  @amount('Smallest investment')
  minimum: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    minimum: 0,
    maximum: 100,
    description: 'Work completed, percent',
  })
  progress: number | null;

  @ApiProperty({ description: 'Sanitized HTML' })
  risk: string;

  @ApiProperty({ enum: LANGUAGES, description: 'Language these texts are really written in' })
  lang: Language;
}

export class OfferingsAnswerDto extends listDto(OfferingSummaryDto, {
  description: 'In the order of the employees',
}) {}

export class OfferingDto extends OfferingSummaryDto {
  @ApiProperty({ description: 'Of the picture' })
  caption: string;

  @ApiProperty({ description: 'Sanitized HTML' })
  body: string;

  @ApiProperty({ type: [FigureDto], description: 'Terms and figures' })
  figures: FigureDto[];

  @ApiProperty({ type: LinkDto, nullable: true })
  press_release: LinkDto | null;

  @ApiProperty({ type: LinkDto, nullable: true })
  next_step: LinkDto | null;

  @ApiProperty({ type: LinkDto, nullable: true, description: 'Something to read' })
  related: LinkDto | null;
}

export class OfferingAnswerDto extends listDto(OfferingDto, { minItems: 1, maxItems: 1 }) {}

export class OfferingEntryDto {
  @ApiProperty()
  slug: string;

  @ApiProperty({ format: 'date-time' })
  updated_at: string;
}

export class OfferingEntriesDto extends listDto(OfferingEntryDto, {
  description: 'The English address of each offering',
}) {}
