import { EmailField } from '@phantom/service-kit/forms';

export class ForgotPasswordDto {
  @EmailField()
  email: string;
}
