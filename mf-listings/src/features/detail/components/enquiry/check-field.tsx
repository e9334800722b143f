import { useTranslation } from '@phantom/mf-kit';
import { Form } from '@phantom/ui/on-demand';
import { useField } from 'formik';
import type { Enquiry } from '../../api/send-enquiry';
import { failureId } from './failure-list';

export function CheckField({ name }: { name: keyof Enquiry }) {
  const { t } = useTranslation();
  const [field, { error }] = useField({ name, type: 'checkbox' });
  return (
    <Form.Check
      {...field}
      id={`enquiry-${name}`}
      label={t(`enquiry.fields.${name}`)}
      isInvalid={Boolean(error)}
      aria-describedby={error && failureId(name)}
    />
  );
}
