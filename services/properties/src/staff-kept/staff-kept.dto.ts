import { ApiProperty } from '@nestjs/swagger';

/** What every row says of its last change. */
export class StaffKeptDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'To be sent back with a change' })
  version: number;

  @ApiProperty({ format: 'date-time' })
  updated_at: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Who changed it last; for employees alone, null for the investor',
  })
  updated_by: string | null;
}
