import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { type Language, LANGUAGES, listDto } from '@phantom/service-kit';
import { IsIn, IsOptional } from 'class-validator';

export class MailLanguageDto {
  @ApiPropertyOptional({ enum: LANGUAGES, description: 'Without it the language of the request' })
  @IsOptional()
  @IsIn(LANGUAGES)
  lang?: Language;
}

export class EntryMailDto {
  @ApiProperty()
  subject: string;

  @ApiProperty({ description: 'The plain text' })
  text: string;

  @ApiProperty({ description: 'The same as an HTML document, with styles in its elements' })
  html: string;
}

export class EntryMailAnswerDto extends listDto(EntryMailDto, { minItems: 1, maxItems: 1 }) {}
