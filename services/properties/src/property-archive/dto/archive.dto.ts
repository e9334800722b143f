import { VersionField } from '../../current-property/dto/version-field.js';
import { ReasonField } from '../../property-status/dto/reason-field.js';

/** Why a property is archived, or restored. */
export class ArchiveDto {
  @ReasonField()
  reason: string;

  @VersionField()
  version: number;
}
