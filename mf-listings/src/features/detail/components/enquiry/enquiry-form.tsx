import { useSubmitButton, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { Col, Row } from '@phantom/ui/on-demand';
import { Form as FormikForm, FormikProvider } from 'formik';
import { useEnquiryForm } from '../../hooks/use-enquiry-form';
import { CheckField } from './check-field';
import { FailureList } from './failure-list';
import { TextField } from './text-field';

interface Props {
  listingId: number;
  /** Called when the enquiry has arrived. */
  onSent: () => void;
}

/** Asks nothing by itself: the server says what is missing, and nothing typed is lost by that. */
export function EnquiryForm({ listingId, onSent }: Props) {
  const { t } = useTranslation();
  const { form, failure } = useEnquiryForm(listingId, onSent);
  const { isSubmitting } = form;
  const submitButton = useSubmitButton(isSubmitting);

  return (
    <FormikProvider value={form}>
      <FormikForm noValidate>
        <FailureList failure={failure} />
        <Row className="g-3">
          <Col xs={12} sm={6} lg={12} xxl={6}>
            <TextField name="first_name" autoComplete="given-name" />
          </Col>
          <Col xs={12} sm={6} lg={12} xxl={6}>
            <TextField name="last_name" autoComplete="family-name" />
          </Col>
          <Col xs={12}>
            <TextField name="email" type="email" autoComplete="email" />
          </Col>
          <Col xs={12}>
            <TextField name="phone" type="tel" autoComplete="tel" />
          </Col>
          <Col xs={12}>
            <CheckField name="schedule" />
            <CheckField name="requests" />
          </Col>
          <Col xs={12}>
            <TextField name="message" rows={4} />
          </Col>
          <Col xs={12}>
            <Button {...submitButton} className="w-100">
              {t(isSubmitting ? 'enquiry.sending' : 'enquiry.send')}
            </Button>
          </Col>
        </Row>
      </FormikForm>
    </FormikProvider>
  );
}
