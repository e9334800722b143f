import { ApiProperty } from '@nestjs/swagger';
import { type Language, LANGUAGES, listDto } from '@phantom/service-kit';

export class NewsletterDto {
  @ApiProperty()
  id: number;

  @ApiProperty()
  title: string;

  @ApiProperty({ description: 'Sanitized HTML: paragraphs, h2, h3, lists, links, emphasis' })
  description: string;

  @ApiProperty({ format: 'date-time', description: 'When it was published' })
  created_at: string;

  @ApiProperty()
  image: string;

  @ApiProperty({ enum: LANGUAGES, description: 'Language this text is really written in' })
  lang: Language;
}

export class NewsletterAnswerDto extends listDto(NewsletterDto, { description: 'Newest first' }) {}
