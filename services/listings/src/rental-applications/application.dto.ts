import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  FileField,
  MEGABYTE,
  PAPER_KINDS,
  type ReceivedFile,
  type UploadRules,
} from '@phantom/files';
import { PhoneField, PublicFormDto } from '@phantom/outbox';
import {
  EmailField,
  FIELD_MESSAGES,
  IsId,
  listDto,
  type Message,
  TextField,
  withMessage,
} from '@phantom/service-kit';
import { ConsentVersionField, SubscriptionTokenDto } from '@phantom/subscriptions';
import { IsIn, IsInt, IsISO8601, IsNotEmpty, Matches, Max, Min, ValidateIf } from 'class-validator';
import { RENTAL_APPLICATION_MESSAGES as MESSAGES } from '../common/messages.js';
import { PAPER_TYPES, type PaperType } from './application.entity.js';
import { APPLICATION_STATES, type ApplicationState } from './application-states.js';

/** What an upload of a paper accepts. */
export const PAPER_UPLOAD: UploadRules = {
  field: 'file',
  kinds: PAPER_KINDS,
  maxBytes: 10 * MEGABYTE,
};

/** Papers of one application. */
export const MOST_PAPERS = 15;

const MOST_PEOPLE = 20;
const LARGEST_INCOME = 100_000_000;

const AmountField = (message: Message, { isOptional = false } = {}): PropertyDecorator =>
  applyDecorators(
    ...(isOptional ? [ValidateIf((_, value) => value !== undefined && value !== null)] : []),
    IsInt(withMessage(message)),
    Min(0, withMessage(message)),
    Max(LARGEST_INCOME, withMessage(message)),
    (isOptional ? ApiPropertyOptional : ApiProperty)({
      type: 'integer',
      minimum: 0,
      maximum: LARGEST_INCOME,
      description: 'US dollars a year, before tax',
      ...(isOptional && { nullable: true }),
    }),
  );

const NameField = (): PropertyDecorator => TextField({ max: 100, required: MESSAGES.name });

const MoveInField = (): PropertyDecorator =>
  applyDecorators(
    Matches(/^\d{4}-\d{2}-\d{2}$/, withMessage(MESSAGES.moveIn)),
    IsISO8601({ strict: true }, withMessage(MESSAGES.moveIn)),
    ApiProperty({ format: 'date', example: '2027-01-01' }),
  );

const PeopleField = (): PropertyDecorator =>
  applyDecorators(
    IsInt(withMessage(MESSAGES.people)),
    Min(1, withMessage(MESSAGES.people)),
    Max(MOST_PEOPLE, withMessage(MESSAGES.people)),
    ApiProperty({
      type: 'integer',
      minimum: 1,
      maximum: MOST_PEOPLE,
      description: 'Who would live in the home',
    }),
  );

const PetsField = (): PropertyDecorator => TextField({ max: 200 });

/** The first step of an application. */
export class NewApplicationDto extends PublicFormDto {
  @IsId()
  listing_id: number;

  @Matches(/^[\w-]{43}$/, withMessage(FIELD_MESSAGES.value))
  @ApiProperty({
    pattern: '^[\\w-]{43}$',
    description: 'Random, made by the client: by it the page goes on before the mail has come',
  })
  token: string;

  @NameField()
  name: string;

  @EmailField()
  email: string;

  @PhoneField({ isRequired: true })
  phone: string;

  @MoveInField()
  move_in: string;

  @PeopleField()
  people: number;

  @PetsField()
  pets?: string;
}

/** A change of the first step. The address stays: it gets the link. */
export class ApplicantDto extends SubscriptionTokenDto {
  @NameField()
  name: string;

  @PhoneField({ isRequired: true })
  phone: string;

  @MoveInField()
  move_in: string;

  @PeopleField()
  people: number;

  @PetsField()
  pets?: string;
}

/** The second step. */
export class ApplicantIncomeDto extends SubscriptionTokenDto {
  @TextField({ max: 300, required: MESSAGES.address })
  address: string;

  @TextField({ max: 200, required: MESSAGES.employer })
  employer: string;

  @AmountField(MESSAGES.income)
  yearly_income: number;

  @TextField({ max: 100 })
  guarantor_name?: string;

  @AmountField(MESSAGES.income, { isOptional: true })
  guarantor_income?: number | null;
}

/** A paper of the third step. */
export class NewPaperDto extends SubscriptionTokenDto {
  @IsIn(PAPER_TYPES, withMessage(FIELD_MESSAGES.choice))
  @ApiProperty({ enum: PAPER_TYPES })
  kind: PaperType;

  @FileField()
  file: ReceivedFile;
}

export class PaperTokenDto extends SubscriptionTokenDto {
  @IsId()
  paper_id: number;
}

/** The fourth step. */
export class SubmissionDto extends SubscriptionTokenDto {
  @TextField({ max: 100, required: MESSAGES.signature, description: 'The name, typed to sign' })
  signature: string;

  @ConsentVersionField()
  @IsNotEmpty(withMessage(MESSAGES.consent))
  consent_version: string;
}

export class ApplicationPaperDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ enum: PAPER_TYPES })
  kind: PaperType;

  @ApiProperty({ description: 'As it was called when it was sent' })
  name: string;

  @ApiProperty({ type: 'integer' })
  bytes: number;
}

/** The home that somebody applies for. */
export class AppliedHomeDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ description: 'The address of the home, else its title' })
  name: string;

  @ApiProperty({ type: 'integer', nullable: true, description: 'US dollars a month' })
  rent: number | null;

  @ApiProperty({ description: 'False once it is off the market' })
  is_available: boolean;
}

const nullableText = { type: 'string', nullable: true } as const;
const nullableNumber = { type: 'integer', nullable: true } as const;

/** What both sides see of an application. */
export class ApplicationFieldsDto {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ enum: APPLICATION_STATES })
  state: ApplicationState;

  @ApiProperty({ type: AppliedHomeDto })
  home: AppliedHomeDto;

  @ApiProperty()
  name: string;

  @ApiProperty()
  email: string;

  @ApiProperty()
  phone: string;

  @ApiProperty({ format: 'date' })
  move_in: string;

  @ApiProperty({ type: 'integer' })
  people: number;

  @ApiProperty(nullableText)
  pets: string | null;

  @ApiProperty(nullableText)
  address: string | null;

  @ApiProperty({ ...nullableText, description: 'Or the school' })
  employer: string | null;

  @ApiProperty(nullableNumber)
  yearly_income: number | null;

  @ApiProperty(nullableText)
  guarantor_name: string | null;

  @ApiProperty(nullableNumber)
  guarantor_income: number | null;

  @ApiProperty({ type: [ApplicationPaperDto] })
  papers: ApplicationPaperDto[];

  @ApiProperty({ ...nullableText, format: 'date-time' })
  submitted_at: string | null;

  @ApiProperty(nullableText)
  signature: string | null;
}

export class OwnApplicationDto extends ApplicationFieldsDto {
  @ApiProperty({ description: 'Only the link of a mail can send the application' })
  is_confirmed: boolean;

  @ApiProperty({
    type: 'integer',
    description: 'Days after the decision for which the application is kept',
  })
  kept_days: number;
}

export class OwnApplicationAnswerDto extends listDto(OwnApplicationDto, {
  minItems: 1,
  maxItems: 1,
}) {}
