import { ApiProperty } from '@nestjs/swagger';
import { OkDto } from '@phantom/service-kit';
import { INVESTOR_DOCUMENT_KINDS, type InvestorDocumentKind } from '../investment-kinds.js';
import { StaffKeptDto } from '../../staff-kept/staff-kept.dto.js';

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

export class InvestorDocumentDto extends StaffKeptDto {
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

export class InvestorDocumentAnswerDto extends OkDto {
  @ApiProperty({ type: [InvestorDocumentDto], minItems: 1, maxItems: 1 })
  list: InvestorDocumentDto[];
}
