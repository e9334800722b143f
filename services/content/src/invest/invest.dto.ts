import { ApiProperty } from '@nestjs/swagger';
import { type Language, LANGUAGES, listDto } from '@phantom/service-kit';
import { FigureDto } from '../common/figure.js';
import { NextStepsDto } from '../common/link.js';
import { PageDto } from '../pages/page.dto.js';

export class InvestmentTypeDto extends NextStepsDto {
  @ApiProperty({ description: 'English name, the first one Acquisitions' })
  type: string;

  @ApiProperty({
    description: 'JSON text of an array of plain paragraphs, encoded once',
    example: '["First paragraph","Second paragraph"]',
  })
  text: string;

  @ApiProperty({ description: "The type in the reader's language" })
  title: string;

  @ApiProperty({ type: [FigureDto], description: 'Terms and figures' })
  figures: FigureDto[];

  @ApiProperty({ description: 'Sanitized HTML: what an investor can lose. May be empty' })
  risk: string;

  @ApiProperty({ enum: LANGUAGES, description: 'Language these texts are really written in' })
  lang: Language;
}

export class InvestPageDto extends PageDto {
  @ApiProperty({ type: [FigureDto], description: 'Terms and figures' })
  figures: FigureDto[];
}

export class InvestAnswerDto extends listDto(InvestPageDto, {
  description: 'Positional: never filtered, never reordered',
}) {
  @ApiProperty({
    type: InvestPageDto,
    nullable: true,
    description: 'What stands above the tabs of /invest-with-us; null until it is written',
  })
  intro: InvestPageDto | null;

  @ApiProperty({ type: [String], description: '`images[n]` belongs to `details[n]`' })
  images: string[];

  @ApiProperty({
    type: [InvestmentTypeDto],
    description: 'Positional: never filtered, never reordered',
  })
  details: InvestmentTypeDto[];
}
