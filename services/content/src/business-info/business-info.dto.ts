import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { type Language, LANGUAGES, listDto } from '@phantom/service-kit';

export class BusinessInfoDto {
  @ApiProperty({ description: 'Heading' })
  text: string;

  @ApiProperty({ description: 'Paragraph under the heading' })
  text2: string;

  @ApiPropertyOptional({ description: 'Closing figure; absent where a group has none' })
  text3?: string;

  @ApiProperty({ enum: LANGUAGES, description: 'Language these texts are really written in' })
  lang: Language;
}

export class BusinessInfoAnswerDto extends listDto(BusinessInfoDto, { minItems: 5, maxItems: 5 }) {}
