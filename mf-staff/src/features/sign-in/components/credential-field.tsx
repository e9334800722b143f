import { useTranslation } from '@phantom/mf-kit';
import { Form } from '@phantom/ui/on-demand';
import { useField } from 'formik';

interface Props {
  name: 'email' | 'password';
  type: 'email' | 'password';
  autoComplete: string;
}

/** A field with its own message below, once it has been left or sent. */
export function CredentialField({ name, type, autoComplete }: Props) {
  const { t } = useTranslation();
  const [field, { error, touched }] = useField<string>(name);
  const message = touched ? error : undefined;
  const messageId = `sign-in-${name}-error`;
  return (
    <Form.Group controlId={`sign-in-${name}`}>
      <Form.Label>{t(`signIn.fields.${name}`)}</Form.Label>
      <Form.Control
        {...field}
        type={type}
        autoComplete={autoComplete}
        spellCheck={false}
        required
        isInvalid={Boolean(message)}
        aria-invalid={Boolean(message)}
        aria-describedby={message && messageId}
      />
      <Form.Control.Feedback type="invalid" id={messageId}>
        {message}
      </Form.Control.Feedback>
    </Form.Group>
  );
}
