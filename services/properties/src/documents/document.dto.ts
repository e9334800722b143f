import { ApiProperty } from '@nestjs/swagger';
import { FileField, ReceivedFile } from '@phantom/files';
import { FIELD_MESSAGES, IsId, listDto, TextField, withMessage } from '@phantom/service-kit';
import { IsIn } from 'class-validator';
import { HistoryDto, HistoryQueryDto } from '../common/history-page.js';
import { ChangeDto, VersionQueryDto } from '../common/versioned-resource.js';
import { DOCUMENT_LISTS, type DocumentList } from './document.entity.js';
import { DOCUMENT_MESSAGES } from '../common/messages.js';

const TitleField = () => TextField({ max: 150, required: DOCUMENT_MESSAGES.title });

export class NewDocumentDto {
  @ApiProperty({ enum: DOCUMENT_LISTS })
  @IsIn(DOCUMENT_LISTS, withMessage(FIELD_MESSAGES.choice))
  list: DocumentList;

  @TitleField()
  title: string;

  @FileField()
  file: ReceivedFile;
}

export class DocumentTitleDto extends VersionQueryDto {
  @TitleField()
  title: string;
}

export class DocumentDto {
  @ApiProperty()
  id: number;

  @ApiProperty()
  title: string;

  @ApiProperty({ description: 'Signed link, valid for a quarter of an hour' })
  url: string;

  @ApiProperty({ type: 'integer', description: 'To be sent back with a change' })
  version: number;

  @ApiProperty({ format: 'date-time' })
  updated_at: string;

  @ApiProperty({ type: String, nullable: true, description: 'Who changed it last' })
  updated_by: string | null;

  @ApiProperty({ example: 'application/pdf' })
  content_type: string;

  @ApiProperty({ type: 'integer', nullable: true })
  bytes: number | null;
}

export class DocumentAnswerDto extends listDto(DocumentDto) {}

export class DocumentHistoryQueryDto extends HistoryQueryDto {
  @ApiProperty({ enum: DOCUMENT_LISTS })
  @IsIn(DOCUMENT_LISTS, withMessage(FIELD_MESSAGES.choice))
  list: DocumentList;

  /** One document of the list. Without it, all documents of the list, also removed ones. */
  @IsId({ isOptional: true })
  document_id?: number;
}

export class DocumentChangeDto extends ChangeDto {
  @ApiProperty({ type: 'integer' })
  document_id: number;
}

export class DocumentHistoryDto extends HistoryDto {
  @ApiProperty({ type: [DocumentChangeDto], description: 'The latest first' })
  list: DocumentChangeDto[];
}
