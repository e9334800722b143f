import { useTranslation } from '@phantom/mf-kit';
import { Form } from '@phantom/ui/on-demand';
import { useField } from 'formik';
import type { Enquiry } from '../../api/send-enquiry';
import { failureId } from './failure-list';

interface Props {
  name: keyof Enquiry;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  /** Makes it a field of several lines. */
  rows?: number;
}

/** A labelled field that knows which line of the list above speaks of it. */
export function TextField({ name, rows, ...input }: Props) {
  const { t } = useTranslation();
  const [field, { error }] = useField<string>(name);
  const id = `enquiry-${name}`;
  return (
    <Form.Group controlId={id}>
      <Form.Label>{t(`enquiry.fields.${name}`)}</Form.Label>
      <Form.Control
        {...input}
        {...field}
        {...(rows && { as: 'textarea', rows })}
        isInvalid={Boolean(error)}
        aria-invalid={Boolean(error)}
        aria-describedby={error && failureId(name)}
      />
    </Form.Group>
  );
}
