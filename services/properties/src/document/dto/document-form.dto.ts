import { FIELD_MESSAGES, saying } from '@phantom/service-kit';
import { FileField, ReceivedFile } from '@phantom/service-kit/files';
import { TextField } from '@phantom/service-kit/forms';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { VersionQueryDto } from '../../staff-kept/version-query.dto.js';
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

export class DocumentTitleDto extends VersionQueryDto {
  @Title()
  title: string;
}
