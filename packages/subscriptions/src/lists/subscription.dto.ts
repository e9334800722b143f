import { ApiProperty } from '@nestjs/swagger';
import { PublicFormDto } from '@phantom/outbox';
import {
  EmailField,
  FIELD_MESSAGES,
  type Language,
  LANGUAGES,
  listDto,
  TextField,
} from '@phantom/service-kit';
import { ArrayMaxSize, IsArray, IsIn, IsString, MaxLength } from 'class-validator';
import { ConsentVersionField, SubscriptionTokenDto } from '../subscription-form.dto.js';

/** The form of a visitor who subscribes. */
export class SubscribeDto extends PublicFormDto {
  @EmailField()
  email: string;

  @TextField({ max: 40, required: FIELD_MESSAGES.choice, description: 'The list: `newsletter`' })
  list: string;

  @ConsentVersionField()
  consent_version?: string;
}

/** What a subscriber chooses. */
export class PreferencesChangeDto extends SubscriptionTokenDto {
  @ApiProperty({ enum: LANGUAGES })
  @IsIn(LANGUAGES)
  lang: Language;

  @ApiProperty({ type: [String], description: 'The lists to stay in; an empty one leaves all' })
  @IsArray()
  @ArrayMaxSize(20)
  @IsString({ each: true })
  @MaxLength(40, { each: true })
  lists: string[];
}

export class ChosenListDto {
  @ApiProperty({ example: 'newsletter' })
  name: string;

  @ApiProperty({ description: 'In the language of the request' })
  label: string;

  @ApiProperty()
  is_active: boolean;
}

export class PreferencesDto {
  @ApiProperty({ description: 'Shortened, because mails are passed on: `a…@example.com`' })
  email: string;

  @ApiProperty({ enum: LANGUAGES })
  lang: Language;

  @ApiProperty({ type: [ChosenListDto] })
  lists: ChosenListDto[];
}

export class PreferencesAnswerDto extends listDto(PreferencesDto, { minItems: 1, maxItems: 1 }) {}
