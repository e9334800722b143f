import { useTranslation } from '@phantom/mf-kit';
import { Form } from '@phantom/ui/on-demand';
import { useField } from 'formik';

export function RememberField() {
  const { t } = useTranslation();
  const [field] = useField({ name: 'remember', type: 'checkbox' });
  return <Form.Check {...field} id="sign-in-remember" label={t('signIn.fields.remember')} />;
}
