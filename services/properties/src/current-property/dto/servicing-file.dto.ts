import { FileField, type ReceivedFile } from '@phantom/service-kit/files';
import { SentVersionField } from './version-field.js';

export class ServicingFileDto {
  @SentVersionField()
  version: number;

  @FileField()
  file: ReceivedFile;
}
