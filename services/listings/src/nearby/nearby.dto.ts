import { ApiProperty } from '@nestjs/swagger';
import { PARK_KINDS, type Park, SCHOOL_STAGES, type SchoolStage } from './nearby-places.js';

class NearbyPlaceDto {
  @ApiProperty()
  name: string;

  @ApiProperty({ type: 'integer', description: 'On foot along streets', minimum: 1, maximum: 15 })
  minutes: number;
}

export class NearbyStationDto extends NearbyPlaceDto {
  @ApiProperty({ type: [String], description: 'SIR: Staten Island Railway', example: ['A', 'C'] })
  lines: string[];

  @ApiProperty({ description: 'All of it can be reached without steps' })
  accessible: boolean;
}

export class NearbyParkDto extends NearbyPlaceDto {
  @ApiProperty({ enum: PARK_KINDS })
  kind: Park['kind'];
}

export class NearbySchoolDto extends NearbyPlaceDto {
  @ApiProperty({ enum: SCHOOL_STAGES, isArray: true })
  stages: SchoolStage[];
}

class CommuteDto {
  @ApiProperty({ description: 'Of a station of the subway' })
  name: string;

  @ApiProperty({ type: 'integer', description: 'On foot and by subway, as estimated' })
  minutes: number;
}

/** What is within a walk of 15 minutes. */
export class NearbyDto {
  @ApiProperty({
    type: [NearbyStationDto],
    description: 'Of the subway: the nearest three, then those with other lines',
  })
  stations: NearbyStationDto[];

  @ApiProperty({
    type: [NearbyParkDto],
    description: 'The nearest park of an acre or more, and the nearest playground',
  })
  parks: NearbyParkDto[];

  @ApiProperty({
    type: [NearbySchoolDto],
    description: 'Of the city: the nearest school of each stage',
  })
  schools: NearbySchoolDto[];

  @ApiProperty({
    type: [CommuteDto],
    description: 'To well-known stations; none where no station is within a walk',
  })
  commutes: CommuteDto[];
}
