import { FileField, ReceivedFile } from '@phantom/service-kit/files';
import { VersionQueryDto } from '../staff-kept/version-query.dto.js';

/** Another file for a paper, and the version of its row from which it was sent. */
export class ReplacementDto extends VersionQueryDto {
  @FileField()
  file: ReceivedFile;
}
