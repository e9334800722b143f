import { ApiProperty } from '@nestjs/swagger';
import { type Language, LANGUAGES, OkDto } from '@phantom/service-kit';

export class HomeMessageDto {
  @ApiProperty()
  id: number;

  @ApiProperty()
  title: string;

  @ApiProperty()
  desc: string;

  @ApiProperty({ enum: LANGUAGES, description: 'Language this text is really written in' })
  lang: Language;
}

export class HomeAnswerDto extends OkDto {
  @ApiProperty({ type: [HomeMessageDto] })
  list: HomeMessageDto[];

  @ApiProperty({ type: [String], description: 'Pictures in showing order' })
  slider: string[];

  @ApiProperty({ type: [String], description: 'Headlines; `title[n]` belongs to `desc[n]`' })
  title: string[];

  @ApiProperty({ type: [String] })
  desc: string[];
}
