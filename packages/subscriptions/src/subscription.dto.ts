import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { PublicFormDto } from '@phantom/outbox';
import {
  EmailField,
  FIELD_MESSAGES,
  type Language,
  LANGUAGES,
  listDto,
  TextField,
  withMessage,
} from '@phantom/service-kit';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsOptional,
  IsString,
  Matches,
  MaxLength,
} from 'class-validator';

/** The form of a visitor who subscribes. */
export class SubscribeDto extends PublicFormDto {
  @EmailField()
  email: string;

  @TextField({ max: 40, required: FIELD_MESSAGES.choice, description: 'The list: `newsletter`' })
  list: string;

  @ApiPropertyOptional({
    maxLength: 20,
    example: '2026-11',
    description: 'Which text the person agreed to',
  })
  @IsOptional()
  @Matches(/^[\w.-]{1,20}$/, withMessage(FIELD_MESSAGES.value))
  consent_version?: string;
}

const Token = (): PropertyDecorator => (target, name) => {
  IsString()(target, name);
  MaxLength(100)(target, name);
  ApiProperty({ maxLength: 100, description: 'Of a link in a mail' })(target, name as string);
};

export class SubscriptionTokenDto {
  @Token()
  token: string;
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
