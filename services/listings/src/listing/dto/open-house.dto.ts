import { ApiProperty } from '@nestjs/swagger';

/** A time at which a home may be seen without an appointment. */
export class OpenHouseDto {
  @ApiProperty({ type: 'string', format: 'date-time' })
  starts_at: string;

  @ApiProperty({ type: 'string', format: 'date-time' })
  ends_at: string;

  @ApiProperty({ description: 'Made up for the demonstration' })
  synthetic: boolean;
}
