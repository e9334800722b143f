import { ApiProperty } from '@nestjs/swagger';
import {
  FIELD_MESSAGES,
  type Language,
  LANGUAGES,
  listDto,
  withMessage,
} from '@phantom/service-kit';
import { IsString, MaxLength } from 'class-validator';

export const SITE_SEARCH_KINDS = ['pages', 'projects', 'people', 'news'] as const;
export type SiteSearchKind = (typeof SITE_SEARCH_KINDS)[number];

export class SiteSearchQueryDto {
  @ApiProperty({
    maxLength: 100,
    example: 'lending',
    description: 'Words, all of which an entry has; each may be the beginning of a longer one',
  })
  @IsString()
  @MaxLength(100, withMessage(FIELD_MESSAGES.tooLong))
  q: string;
}

export class SiteSearchHitDto {
  @ApiProperty()
  title: string;

  @ApiProperty({ description: 'The part of the text that has the words; plain text' })
  excerpt: string;

  @ApiProperty({ example: '/lending', description: 'Without language' })
  path: string;

  @ApiProperty({ enum: LANGUAGES, description: 'Language of title and excerpt' })
  lang: Language;
}

export class SiteSearchGroupDto {
  @ApiProperty({ enum: SITE_SEARCH_KINDS })
  kind: SiteSearchKind;

  @ApiProperty({ type: 'integer', description: 'How many were found, also beyond `hits`' })
  total: number;

  @ApiProperty({ type: [SiteSearchHitDto], maxItems: 10, description: 'The best ones first' })
  hits: SiteSearchHitDto[];
}

export class SiteSearchAnswerDto extends listDto(SiteSearchGroupDto, {
  description: 'One group for each kind that was found',
}) {}
