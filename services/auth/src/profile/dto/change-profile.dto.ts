import { TextField } from '@phantom/service-kit/forms';
import { ACCOUNT_MESSAGES } from '../../account/account-messages.js';

export class ChangeProfileDto {
  @TextField({ max: 100, required: ACCOUNT_MESSAGES.name })
  name: string;
}
