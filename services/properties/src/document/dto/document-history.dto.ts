import { ApiProperty } from '@nestjs/swagger';
import { FIELD_MESSAGES, IsId, saying } from '@phantom/service-kit';
import { IsIn } from 'class-validator';
import { HistoryQueryDto } from '../../row-change/history-query.dto.js';
import { HistoryDto } from '../../row-change/history.dto.js';
import { RowChangeDto } from '../../row-change/row-change.dto.js';
import { DOCUMENT_LISTS, type DocumentList } from '../document-list.js';

export class DocumentHistoryQueryDto extends HistoryQueryDto {
  @ApiProperty({ enum: DOCUMENT_LISTS })
  @IsIn(DOCUMENT_LISTS, saying(FIELD_MESSAGES.choice))
  list: DocumentList;

  /** One document of the list; all of them without it, removed ones too. */
  @IsId({ isOptional: true })
  document_id?: number;
}

export class DocumentChangeDto extends RowChangeDto {
  @ApiProperty({ type: 'integer' })
  document_id: number;
}

export class DocumentHistoryDto extends HistoryDto {
  @ApiProperty({ type: [DocumentChangeDto], description: 'The latest first' })
  list: DocumentChangeDto[];
}
