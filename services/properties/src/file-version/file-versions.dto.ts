import { ApiProperty } from '@nestjs/swagger';
import { OkDto } from '@phantom/service-kit';

export class FileVersionDto {
  @ApiProperty({ type: 'integer', minimum: 1 })
  number: number;

  @ApiProperty({ description: 'Signed link, valid for a quarter of an hour' })
  url: string;

  @ApiProperty({ type: String, nullable: true, description: 'As it was called when it was sent' })
  file_name: string | null;

  @ApiProperty({ example: 'application/pdf' })
  content_type: string;

  @ApiProperty({ type: 'integer', nullable: true })
  bytes: number | null;

  @ApiProperty({ format: 'date-time' })
  added_at: string;

  @ApiProperty({ type: String, nullable: true })
  added_by: string | null;
}

export class FileVersionsDto extends OkDto {
  @ApiProperty({ type: [FileVersionDto], description: 'The present one first' })
  list: FileVersionDto[];
}
