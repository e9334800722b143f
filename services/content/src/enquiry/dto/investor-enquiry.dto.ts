import { ApiPropertyOptional } from '@nestjs/swagger';
import { saying } from '@phantom/service-kit';
import {
  ChoiceField,
  EmailField,
  FORM_MESSAGES,
  PhoneField,
  PublicFormDto,
  TextField,
} from '@phantom/service-kit/forms';
import { Transform } from 'class-transformer';
import { IsISO31661Alpha2, IsOptional } from 'class-validator';
import { ACCREDITED, INVESTMENT_AMOUNTS, type InvestmentAmount } from '../investor-options.js';

interface Given {
  value: unknown;
}

const readCountry = (value: unknown): unknown =>
  typeof value === 'string' ? value.trim().toUpperCase() || undefined : value;

/** The form of `investor`. */
export class InvestorEnquiryDto extends PublicFormDto {
  @TextField({ max: 100, required: FORM_MESSAGES.name, tooLong: FORM_MESSAGES.nameTooLong })
  name: string;

  @EmailField()
  email: string;

  @PhoneField({ isRequired: true })
  phone: string;

  @ApiPropertyOptional({ example: 'DE', description: 'ISO 3166-1 alpha-2' })
  @Transform(({ value }: Given) => readCountry(value))
  @IsOptional()
  @IsISO31661Alpha2(saying(FORM_MESSAGES.country))
  country?: string;

  @ChoiceField(ACCREDITED)
  is_accredited?: (typeof ACCREDITED)[number];

  @ChoiceField(INVESTMENT_AMOUNTS)
  investment_amount?: InvestmentAmount;

  @TextField({ max: 100, description: 'One of `referredByList`' })
  referred_by?: string;

  @TextField({ max: 4000, tooLong: FORM_MESSAGES.messageTooLong, isBlock: true })
  message?: string;

  // Not decorated for validation: the contract's client sends it empty, and it is dropped.
  @ApiPropertyOptional({ type: 'object', properties: {}, description: 'Always empty' })
  options?: object;
}
