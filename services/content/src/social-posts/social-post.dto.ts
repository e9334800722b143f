import { ApiProperty } from '@nestjs/swagger';
import { type Language, LANGUAGES } from '@phantom/service-kit';
import { pageDto } from '../common/entry-page.js';

export class SocialPostDto {
  @ApiProperty()
  id: number;

  @ApiProperty({ example: 'LinkedIn' })
  network: string;

  @ApiProperty({ description: 'Plain text' })
  text: string;

  @ApiProperty({ description: 'Where it was posted' })
  url: string;

  @ApiProperty({ type: String, nullable: true })
  image: string | null;

  @ApiProperty({ format: 'date-time', description: 'When it was published' })
  created_at: string;

  @ApiProperty({ enum: LANGUAGES, description: 'Language its texts are really written in' })
  lang: Language;
}

export class SocialPostPageDto extends pageDto(SocialPostDto, { description: 'Newest first' }) {}
