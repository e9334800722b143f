import { ApiProperty } from '@nestjs/swagger';
import { type Language, LANGUAGES, listDto } from '@phantom/service-kit';

export class TeamMemberDto {
  @ApiProperty()
  id: number;

  @ApiProperty()
  image: string;

  @ApiProperty()
  name: string;

  @ApiProperty()
  designation: string;

  @ApiProperty({ enum: LANGUAGES, description: 'Language of the designation' })
  lang: Language;
}

export class TeamAnswerDto extends listDto(TeamMemberDto) {}
