import { ApiProperty } from '@nestjs/swagger';
import { type Language, LANGUAGES, listDto } from '@phantom/service-kit';
import { pageDto } from '../common/entry-page.js';

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

const ORDER = { description: 'In showing order' };

export class VideoAnswerDto extends listDto(VideoDto, ORDER) {}

export class VideoPageDto extends pageDto(VideoDto, ORDER) {}
