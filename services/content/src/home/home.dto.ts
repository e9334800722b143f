import { ApiProperty } from '@nestjs/swagger';
import { type Language, LANGUAGES, listDto, OkDto } from '@phantom/service-kit';

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

export class HomeSlideDto {
  @ApiProperty()
  image: string;

  @ApiProperty({ description: 'May be empty' })
  caption: string;

  @ApiProperty({ description: 'Who made the picture. May be empty' })
  credit: string;

  @ApiProperty({ enum: LANGUAGES, description: 'Language of the caption' })
  lang: Language;
}

export class HomeSlidesDto extends listDto(HomeSlideDto, { description: 'In showing order' }) {}

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
