import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { FIELD_MESSAGES, saying } from '@phantom/service-kit';
import { FileField, ReceivedFile } from '@phantom/service-kit/files';
import { TextField } from '@phantom/service-kit/forms';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, ValidateBy, ValidateIf } from 'class-validator';
import { VersionField } from '../../current-property/dto/version-field.js';
import { INVESTOR_DOCUMENT_KINDS, type InvestorDocumentKind } from '../investment-kinds.js';
import { INVESTMENT_MESSAGES } from '../investment-messages.js';
import { OptionalIdField } from './holding-form.dto.js';

const FIRST_YEAR = 1990;
const TITLE = { max: 150, required: INVESTMENT_MESSAGES.title };
const ABOUT = 'One of the investor’s own; null for none in particular';

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
      saying(INVESTMENT_MESSAGES.year),
    ),
    (isPart ? ApiPropertyOptional : ApiProperty)({ type: 'integer', example: 2025 }),
  );

export class NewInvestorDocumentDto {
  @YearField()
  year: number;

  @TextField(TITLE)
  title: string;

  @ApiProperty({ enum: INVESTOR_DOCUMENT_KINDS })
  @IsIn(INVESTOR_DOCUMENT_KINDS, saying(FIELD_MESSAGES.choice))
  kind: InvestorDocumentKind;

  @OptionalIdField(ABOUT)
  holding_id?: number | null;

  @FileField()
  file: ReceivedFile;
}

/** What is not there stays as it is; another file is another document. */
export class InvestorDocumentChangeDto {
  @YearField({ isPart: true })
  year?: number;

  @TextField({ ...TITLE, isPart: true })
  title?: string;

  @ApiPropertyOptional({ enum: INVESTOR_DOCUMENT_KINDS })
  @ValidateIf((_, value) => value !== undefined)
  @IsIn(INVESTOR_DOCUMENT_KINDS, saying(FIELD_MESSAGES.choice))
  kind?: InvestorDocumentKind;

  @OptionalIdField(ABOUT)
  holding_id?: number | null;

  @VersionField()
  version: number;
}

export class DocumentYearQueryDto {
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => Number(value))
  @IsInt(saying(FIELD_MESSAGES.value))
  @ApiPropertyOptional({ type: 'integer', description: 'Only the documents of this year' })
  year?: number;
}
