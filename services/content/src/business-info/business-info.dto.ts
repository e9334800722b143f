import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { type Language, LANGUAGES, listDto } from '@phantom/service-kit';

export class BusinessInfoDto {
  @ApiProperty({ description: 'Heading' })
  text: string;

  @ApiProperty({ description: 'Paragraph under the heading' })
  text2: string;

  @ApiPropertyOptional({ description: 'Closing figure; absent where a group has none' })
  text3?: string;

  @ApiPropertyOptional({ description: 'The address of a picture; absent where a group has none' })
  image?: string;

  @ApiPropertyOptional({ description: 'A path of this site, or an address of another site' })
  url?: string;

  @ApiProperty({ enum: LANGUAGES, description: 'Language these texts are really written in' })
  lang: Language;
}

export class BusinessInfoAnswerDto extends listDto(BusinessInfoDto, { minItems: 5, maxItems: 5 }) {}
