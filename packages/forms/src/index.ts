export { CheckField } from './fields/check-field';
export { ChoiceField } from './fields/choice-field';
export { Combobox } from './fields/combobox';
export { ComboboxField } from './fields/combobox-field';
export { CountryField } from './fields/country-field';
export { RequiredNote } from './fields/field-frame';
export { FileField } from './fields/file-field';
export { formatFileSize } from './fields/file-size';
export { MessageField } from './fields/message-field';
export { PasswordField } from './fields/password-field';
export { PhoneField } from './fields/phone-field';
export { SelectField, type Choice } from './fields/select-field';
export { TextField } from './fields/text-field';
export type { Option } from './fields/use-combobox';
export { OneClickForm } from './form/one-click-form';
export { Outcome } from './form/outcome';
export { SendBar } from './form/send-bar';
export { SendButton, SendForm } from './form/send-form';
export {
  useSendForm,
  type Attempt,
  type Rules,
  type SendFormOptions,
  type SendFormState,
} from './form/use-send-form';
export { formatPhoneNumber, isPhoneNumber } from './schema/phone';
