import { ApiProperty } from '@nestjs/swagger';

/** A term or figure at a glance: “Term” and “6 to 36 months”. */
export class FigureDto {
  @ApiProperty()
  label: string;

  @ApiProperty()
  value: string;
}
