import { ApiProperty } from '@nestjs/swagger';
import { type Language, LANGUAGES } from '@phantom/service-kit';
import { PageAnswerDto, PageDto } from '../pages/page.dto.js';

export class InvestmentTypeDto {
  @ApiProperty({ description: 'English name, the first one Acquisitions' })
  type: string;

  @ApiProperty({
    description: 'JSON text of an array of plain paragraphs, encoded once',
    example: '["First paragraph","Second paragraph"]',
  })
  text: string;

  @ApiProperty({ description: "The type in the reader's language" })
  title: string;

  @ApiProperty({ enum: LANGUAGES, description: 'Language these texts are really written in' })
  lang: Language;
}

export class InvestAnswerDto extends PageAnswerDto {
  @ApiProperty({
    type: () => PageDto,
    nullable: true,
    description: 'What stands above the tabs of /invest-with-us; null until it is written',
  })
  intro: PageDto | null;

  @ApiProperty({ type: [String], description: '`images[n]` belongs to `details[n]`' })
  images: string[];

  @ApiProperty({
    type: [InvestmentTypeDto],
    description: 'Positional: never filtered, never reordered',
  })
  details: InvestmentTypeDto[];
}
