import { ApiProperty } from '@nestjs/swagger';
import { type Language, LANGUAGES, listDto } from '@phantom/service-kit';

export class TestimonialDto {
  @ApiProperty()
  id: number;

  @ApiProperty()
  text_description: string;

  @ApiProperty()
  name: string;

  @ApiProperty({ enum: LANGUAGES, description: 'Language its texts are really written in' })
  lang: Language;
}

export class TestimonialAnswerDto extends listDto(TestimonialDto, {
  description: 'In showing order',
}) {}
