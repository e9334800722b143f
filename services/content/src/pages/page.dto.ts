import { ApiProperty } from '@nestjs/swagger';
import { type Language, LANGUAGES, listDto } from '@phantom/service-kit';

export class PageDto {
  @ApiProperty({ description: 'English name; the address is made from it: Our Team, /our-team' })
  page: string;

  @ApiProperty({ description: "Heading in the reader's language" })
  title: string;

  @ApiProperty()
  image: string;

  @ApiProperty({ description: 'Sanitized HTML: paragraphs, h2, h3, lists, links, emphasis' })
  discription: string;

  @ApiProperty({ enum: LANGUAGES, description: 'Language this text is really written in' })
  lang: Language;
}

export class PageAnswerDto extends listDto(PageDto, {
  description: 'Positional: never filtered, never reordered',
}) {}

export class LegalPageDto extends PageDto {
  @ApiProperty({ description: 'Whether counsel has not approved the text yet' })
  draft: boolean;
}

export class LegalPageAnswerDto extends listDto(LegalPageDto, {
  description: 'Positional: never filtered, never reordered',
}) {}
