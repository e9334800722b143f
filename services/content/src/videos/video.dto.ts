import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { type Language, LANGUAGES, listDto } from '@phantom/service-kit';
import { ChapterDto } from '../common/chapters.js';
import { pageDto } from '../common/entry-page.js';
import { NextStepsDto } from '../common/link.js';

export class VideoDto {
  @ApiProperty()
  id: number;

  @ApiProperty({ description: "The video host's name for it" })
  embedId: string;

  @ApiProperty()
  title: string;

  @ApiProperty({ description: 'Plain text' })
  description: string;

  @ApiProperty({ description: 'Poster' })
  image: string;

  @ApiProperty({ type: 'integer', description: 'Seconds' })
  duration: number;

  @ApiProperty({ format: 'date-time' })
  published_at: string;

  @ApiProperty({ enum: LANGUAGES, description: 'Language its texts are really written in' })
  lang: Language;
}

/** What the page shows, which the list of the contract does not have. */
export class VideoEntryDto extends IntersectionType(VideoDto, NextStepsDto) {
  @ApiProperty({ type: [ChapterDto], description: 'By time' })
  chapters: ChapterDto[];

  @ApiProperty({ description: 'Sanitized HTML: paragraphs, h2, h3, lists, links, emphasis' })
  transcript: string;
}

const ORDER = { description: 'In showing order' };

export class VideoAnswerDto extends listDto(VideoDto, ORDER) {}

export class VideoPageDto extends pageDto(VideoEntryDto, ORDER) {}
