import { TextField } from '@phantom/service-kit/forms';
import { VersionField } from '../../current-property/dto/version-field.js';
import { MISSING_FILE_MESSAGES } from '../../missing-file/missing-file-messages.js';
import { ReasonField } from '../../property-status/dto/reason-field.js';

export class RenameFileDto {
  @TextField({ max: 150, required: MISSING_FILE_MESSAGES.title })
  title: string;

  @VersionField()
  version: number;
}

export class WithdrawFileDto {
  @ReasonField()
  reason: string;

  @VersionField()
  version: number;
}
