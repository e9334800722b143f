import { ApiProperty } from '@nestjs/swagger';
import { type Language, LANGUAGES } from '@phantom/service-kit';
import { pageDto } from '../common/entry-page.js';

export class PressReleaseDto {
  @ApiProperty()
  id: number;

  @ApiProperty()
  title: string;

  @ApiProperty({ description: 'Sanitized HTML: paragraphs, h2, h3, lists, links, emphasis' })
  description: string;

  @ApiProperty({ format: 'date-time', description: 'When it was published' })
  created_at: string;

  @ApiProperty({ enum: LANGUAGES, description: 'Language its texts are really written in' })
  lang: Language;
}

export class PressReleasePageDto extends pageDto(PressReleaseDto, {
  description: 'Newest first',
}) {}
