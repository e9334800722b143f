import { ApiProperty } from '@nestjs/swagger';
import { OkDto } from '@phantom/service-kit';
import { PageDto } from './page-answer.dto.js';

export class LegalPageDto extends PageDto {
  @ApiProperty({ description: 'Whether counsel has not approved the text yet' })
  draft: boolean;
}

export class LegalPageAnswerDto extends OkDto {
  @ApiProperty({ type: [LegalPageDto], description: 'Positional: never filtered, never reordered' })
  list: LegalPageDto[];
}
