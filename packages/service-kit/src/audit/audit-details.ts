import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

export class AuditFieldChangeDto {
  @ApiProperty({ example: 'amount' })
  field: string;

  @ApiProperty({ type: 'string', nullable: true, description: 'Null for nothing' })
  from: string | null;

  @ApiProperty({ type: 'string', nullable: true })
  to: string | null;
}

/**
 * What a record was at the time of an entry, so that the entry tells its reader what was done, also when the record is gone. People are
 * named by the numbers of their accounts alone: an entry cannot be changed, and their names have to go when they are erased.
 */
export class AuditDetailsDto {
  @ApiPropertyOptional({
    description: 'A property’s address, the name of a holding, the title of a document or file',
  })
  title?: string;

  @ApiPropertyOptional({ description: 'A file or a requested document of the record' })
  part?: string;

  @ApiPropertyOptional({ type: 'integer', description: 'The account of the investor whose it is' })
  account_id?: number;

  @ApiPropertyOptional({ example: '1000000.00' })
  amount?: string;

  @ApiPropertyOptional({ example: 'USD', description: 'Of all amounts of the entry' })
  currency?: string;

  @ApiPropertyOptional({ format: 'date', description: 'When a distribution was paid' })
  day?: string;

  @ApiPropertyOptional({
    type: [AuditFieldChangeDto],
    description: 'Values of accounts are their numbers',
  })
  changes?: AuditFieldChangeDto[];

  @ApiPropertyOptional({
    description: 'The filters of an export, as a query',
    example: 'account=7',
  })
  filters?: string;

  @ApiPropertyOptional({ type: 'integer', description: 'How many entries were exported' })
  count?: number;
}

export type AuditDetails = AuditDetailsDto;
