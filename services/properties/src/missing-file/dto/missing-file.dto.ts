import { IsId } from '@phantom/service-kit';
import { FileField, ReceivedFile } from '@phantom/service-kit/files';
import { TextField } from '@phantom/service-kit/forms';
import { MISSING_FILE_MESSAGES } from '../missing-file-messages.js';

export class MissingFileDto {
  /** Of the property. */
  @IsId()
  id: number;

  @TextField({ max: 150, required: MISSING_FILE_MESSAGES.title })
  title: string;

  @FileField()
  file: ReceivedFile;

  /** The request that the file answers, which is received with it. */
  @IsId({ isOptional: true })
  request_id?: number;
}
