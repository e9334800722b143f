import { ApiProperty } from '@nestjs/swagger';
import { type Language, LANGUAGES, OkDto } from '@phantom/service-kit';
import { ListingDto } from '../listings/listing.dto.js';

const text = { type: 'string', nullable: true } as const;

export class AgentDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty()
  name: string;

  @ApiProperty({ ...text, description: 'Picture' })
  portrait: string | null;

  @ApiProperty(text)
  phone: string | null;

  @ApiProperty(text)
  email: string | null;

  @ApiProperty({ ...text, description: 'Number of the license' })
  licence: string | null;

  @ApiProperty({ type: [String], description: 'What the agent speaks' })
  languages: string[];

  @ApiProperty({ description: 'HTML' })
  biography: string;

  @ApiProperty({ enum: LANGUAGES, description: 'Of the texts' })
  lang: Language;
}

export class AgentAnswerDto extends OkDto {
  @ApiProperty({ type: [AgentDto], minItems: 1, maxItems: 1 })
  list: AgentDto[];

  @ApiProperty({ type: [ListingDto], description: 'The homes that the agent shows' })
  homes: ListingDto[];

  @ApiProperty({ description: 'What the paths in `images` are relative to', example: '/pictures/' })
  url: string;
}
