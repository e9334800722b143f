import { FIELD_MESSAGES, IsId, saying } from '@phantom/service-kit';
import { FileField, ReceivedFile } from '@phantom/service-kit/files';
import { TextField } from '@phantom/service-kit/forms';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { DOCUMENT_LISTS, type DocumentList } from '../document-list.js';
import { DOCUMENT_MESSAGES } from '../document-messages.js';

const Title = () => TextField({ max: 150, required: DOCUMENT_MESSAGES.title });

export class NewDocumentDto {
  @ApiProperty({ enum: DOCUMENT_LISTS })
  @IsIn(DOCUMENT_LISTS, saying(FIELD_MESSAGES.choice))
  list: DocumentList;

  @Title()
  title: string;

  @FileField()
  file: ReceivedFile;
}

/** The version from which a change was made. */
export class DocumentVersionQueryDto {
  @IsId()
  version: number;
}

export class DocumentTitleDto extends DocumentVersionQueryDto {
  @Title()
  title: string;
}

export class DocumentFileDto extends DocumentVersionQueryDto {
  @FileField()
  file: ReceivedFile;
}
