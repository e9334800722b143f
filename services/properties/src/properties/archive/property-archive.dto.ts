import { VersionField } from '../../common/versioned-resource.js';
import { ReasonField } from '../property-form.dto.js';

export class ArchiveDto {
  @ReasonField()
  reason: string;

  @VersionField()
  version: number;
}
