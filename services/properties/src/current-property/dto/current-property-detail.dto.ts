import { ApiProperty } from '@nestjs/swagger';
import { OkDto } from '@phantom/service-kit';
import { CurrentPropertyDto } from './current-property.dto.js';

export class CurrentPropertyDetailDto extends CurrentPropertyDto {
  @ApiProperty({
    description: "JSON text of [{title, file}]; a file's link is `baseurl` + `file`",
    example: '[{"title":"Hardship letter","file":"7/hardship-letter.pdf?expires=…&signature=…"}]',
  })
  data: string;

  @ApiProperty({ example: '/api/auth/files/' })
  baseurl: string;
}

export class CurrentPropertyAnswerDto extends OkDto {
  @ApiProperty({ type: [CurrentPropertyDetailDto], minItems: 1, maxItems: 1 })
  list: CurrentPropertyDetailDto[];
}
