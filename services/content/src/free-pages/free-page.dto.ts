import { ApiProperty } from '@nestjs/swagger';

export class MenuPageDto {
  @ApiProperty()
  path: string;

  @ApiProperty({ description: "In the reader's language, else in English" })
  label: string;

  @ApiProperty({ enum: ['about', 'media'] })
  group: 'about' | 'media';
}
