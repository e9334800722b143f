import { ApiProperty } from '@nestjs/swagger';
import { OkDto } from '@phantom/service-kit';
import { PERSON_STATES, type PersonState } from '../person-state.js';
import { ProfileDto } from '../../profile/dto/profile.dto.js';

export class PersonDto extends ProfileDto {
  @ApiProperty({
    enum: PERSON_STATES,
    description: '`waiting` for a role, `invited` and without a password yet',
  })
  state: PersonState;

  @ApiProperty()
  email_confirmed: boolean;

  @ApiProperty({
    type: 'string',
    format: 'date-time',
    nullable: true,
    description: 'When a login of this account was made or renewed last',
  })
  last_seen_at: string | null;

  @ApiProperty({ type: 'integer' })
  version: number;
}

export class PeopleDto extends OkDto {
  @ApiProperty({ type: [PersonDto] })
  list: PersonDto[];

  @ApiProperty({ type: 'integer', description: 'Of all pages' })
  total: number;
}

export class PersonAnswerDto extends OkDto {
  @ApiProperty({ type: [PersonDto], minItems: 1, maxItems: 1 })
  list: PersonDto[];
}
