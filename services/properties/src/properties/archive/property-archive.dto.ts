import { VersionField } from '../../common/versioned-resource.js';
import { ReasonField } from '../common/reason-field.js';

export class ArchiveDto {
  @ReasonField()
  reason: string;

  @VersionField()
  version: number;
}
