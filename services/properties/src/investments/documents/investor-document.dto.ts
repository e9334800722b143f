import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { FileField, ReceivedFile } from '@phantom/files';
import { FIELD_MESSAGES, listDto, OkDto, TextField, withMessage } from '@phantom/service-kit';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, ValidateBy, ValidateIf } from 'class-validator';
import { VersionedDto, VersionField } from '../../common/versioned-resource.js';
import { OptionalIdField } from '../common/investment.dto.js';
import { INVESTOR_DOCUMENT_KINDS, type InvestorDocumentKind } from '../common/investment.entity.js';
import { INVESTMENT_MESSAGES } from '../../common/messages.js';

const FIRST_YEAR = 1990;
const TITLE = { max: 150, required: INVESTMENT_MESSAGES.title };
const HOLDING = 'One of the investor’s own; null for none in particular';

const isYear = (value: unknown): boolean =>
  Number.isInteger(value) &&
  Number(value) >= FIRST_YEAR &&
  Number(value) <= new Date().getUTCFullYear() + 1;

const YearField = ({ isPart = false } = {}): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (value === undefined ? value : Number(value))),
    ...(isPart ? [ValidateIf((_, value) => value !== undefined)] : []),
    ValidateBy(
      { name: 'isYear', validator: { validate: isYear } },
      withMessage(INVESTMENT_MESSAGES.year),
    ),
    (isPart ? ApiPropertyOptional : ApiProperty)({ type: 'integer', example: 2025 }),
  );

export class NewInvestorDocumentDto {
  @YearField()
  year: number;

  @TextField(TITLE)
  title: string;

  @ApiProperty({ enum: INVESTOR_DOCUMENT_KINDS })
  @IsIn(INVESTOR_DOCUMENT_KINDS, withMessage(FIELD_MESSAGES.choice))
  kind: InvestorDocumentKind;

  @OptionalIdField(HOLDING)
  holding_id?: number | null;

  @FileField()
  file: ReceivedFile;
}

/** A field that is left out keeps its value. The file has a call of its own. */
export class InvestorDocumentChangeDto {
  @YearField({ isPart: true })
  year?: number;

  @TextField({ ...TITLE, isPart: true })
  title?: string;

  @ApiPropertyOptional({ enum: INVESTOR_DOCUMENT_KINDS })
  @ValidateIf((_, value) => value !== undefined)
  @IsIn(INVESTOR_DOCUMENT_KINDS, withMessage(FIELD_MESSAGES.choice))
  kind?: InvestorDocumentKind;

  @OptionalIdField(HOLDING)
  holding_id?: number | null;

  @VersionField()
  version: number;
}

export class DocumentYearQueryDto {
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => Number(value))
  @IsInt(withMessage(FIELD_MESSAGES.value))
  @ApiPropertyOptional({ type: 'integer', description: 'Only the documents of this year' })
  year?: number;
}

export class DocumentReceiptDto {
  @ApiProperty({ description: 'Name of the account that opened it' })
  by: string;

  @ApiProperty({ format: 'date-time' })
  first_opened_at: string;

  @ApiProperty({ format: 'date-time' })
  last_opened_at: string;

  @ApiProperty({ type: 'integer', minimum: 1 })
  times: number;
}

export class InvestorDocumentDto extends VersionedDto {
  @ApiProperty({ type: 'integer' })
  year: number;

  @ApiProperty()
  title: string;

  @ApiProperty({ enum: INVESTOR_DOCUMENT_KINDS })
  kind: InvestorDocumentKind;

  @ApiProperty({ type: 'integer', nullable: true })
  holding_id: number | null;

  @ApiProperty({ type: String, nullable: true, description: 'Name of the property it is about' })
  property: string | null;

  @ApiProperty({ example: 'application/pdf' })
  content_type: string;

  @ApiProperty({ type: 'integer', nullable: true })
  bytes: number | null;

  @ApiProperty({ format: 'date-time' })
  added_at: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'Signed link, valid for a quarter of an hour. Null in the list of the investor, whose receipt answers it',
  })
  url: string | null;

  @ApiProperty({
    type: DocumentReceiptDto,
    nullable: true,
    description: 'Null while the investor has not opened it',
  })
  receipt: DocumentReceiptDto | null;
}

export class DocumentYearDto {
  @ApiProperty({ type: 'integer' })
  year: number;

  @ApiProperty({ type: 'integer' })
  count: number;

  @ApiProperty({ type: 'integer', description: 'Not opened by the investor yet' })
  unread: number;
}

export class InvestorDocumentListDto extends OkDto {
  @ApiProperty({ type: [InvestorDocumentDto], description: 'The latest year first' })
  list: InvestorDocumentDto[];

  @ApiProperty({
    type: [DocumentYearDto],
    description: 'Of all documents, whatever year is asked for',
  })
  years: DocumentYearDto[];
}

export class InvestorDocumentAnswerDto extends listDto(InvestorDocumentDto, {
  minItems: 1,
  maxItems: 1,
}) {}
