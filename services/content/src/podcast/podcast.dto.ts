import { ApiProperty } from '@nestjs/swagger';
import { type Language, LANGUAGES } from '@phantom/service-kit';
import { ChapterDto } from '../common/chapters.js';
import { pageDto } from '../common/entry-page.js';
import { NextStepsDto } from '../common/link.js';

export class PodcastEpisodeDto extends NextStepsDto {
  @ApiProperty()
  id: number;

  @ApiProperty()
  title: string;

  @ApiProperty({ description: 'Plain text' })
  description: string;

  @ApiProperty()
  image: string;

  @ApiProperty({ description: 'Address of the recording' })
  audio: string;

  @ApiProperty({ description: 'MIME type of the recording', example: 'audio/mpeg' })
  type: string;

  @ApiProperty({ type: 'integer', description: 'Bytes of the recording' })
  size: number;

  @ApiProperty({ type: 'integer', description: 'Seconds' })
  duration: number;

  @ApiProperty({ description: 'Sanitized HTML: paragraphs, h2, h3, lists, links, emphasis' })
  transcript: string;

  @ApiProperty({ type: [ChapterDto], description: 'By time' })
  chapters: ChapterDto[];

  @ApiProperty({ format: 'date-time', description: 'When it was published' })
  published_at: string;

  @ApiProperty({ enum: LANGUAGES, description: 'Language its texts are really written in' })
  lang: Language;
}

export class PodcastEpisodePageDto extends pageDto(PodcastEpisodeDto, {
  description: 'Newest first',
}) {}
