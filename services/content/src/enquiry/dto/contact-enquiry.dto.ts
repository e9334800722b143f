import {
  ChoiceField,
  EmailField,
  FORM_MESSAGES,
  PhoneField,
  PublicFormDto,
  TextField,
} from '@phantom/service-kit/forms';
import {
  CONTACT_TOPICS,
  PHONE_KINDS,
  type ContactTopic,
  type PhoneKind,
} from '../contact-options.js';

/** The public form of `contact-us`. */
export class ContactEnquiryDto extends PublicFormDto {
  @TextField({ max: 100, required: FORM_MESSAGES.name, tooLong: FORM_MESSAGES.nameTooLong })
  name: string;

  @EmailField()
  email: string;

  @PhoneField({ isRequired: true })
  phone: string;

  @ChoiceField(PHONE_KINDS)
  options?: PhoneKind;

  @ChoiceField(CONTACT_TOPICS)
  select?: ContactTopic;

  @TextField({ max: 200, required: FORM_MESSAGES.subject, tooLong: FORM_MESSAGES.subjectTooLong })
  subject: string;

  @TextField({ max: 4000, tooLong: FORM_MESSAGES.messageTooLong, isBlock: true })
  message?: string;
}
