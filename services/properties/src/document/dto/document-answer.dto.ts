import { ApiProperty } from '@nestjs/swagger';
import { OkDto } from '@phantom/service-kit';

export class DocumentDto {
  @ApiProperty()
  id: number;

  @ApiProperty()
  title: string;

  @ApiProperty({ description: 'Signed link, valid for a quarter of an hour' })
  url: string;
}

export class DocumentAnswerDto extends OkDto {
  @ApiProperty({ type: [DocumentDto] })
  list: DocumentDto[];
}
