import { ApiProperty } from '@nestjs/swagger';
import { type Language, LANGUAGES } from '@phantom/service-kit';

export class MenuPageDto {
  @ApiProperty()
  path: string;

  @ApiProperty({ description: "In the reader's language, else in English" })
  label: string;

  @ApiProperty({ enum: LANGUAGES, description: 'Language of the label' })
  lang: Language;

  @ApiProperty({ enum: ['about', 'media'] })
  group: 'about' | 'media';
}
