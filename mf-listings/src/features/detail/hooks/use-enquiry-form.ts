import { ApiError } from '@phantom/mf-kit';
import { useFormik } from 'formik';
import { useState } from 'react';
import { sendEnquiry, type Enquiry } from '../api/send-enquiry';

const EMPTY: Enquiry = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  schedule: false,
  requests: false,
  message: '',
};

/** The state of the enquiry form, and why the last attempt failed. */
export const useEnquiryForm = (listingId: number, onSent: () => void) => {
  const [failure, setFailure] = useState<ApiError>();
  const form = useFormik({
    initialValues: EMPTY,
    onSubmit: async (enquiry, { resetForm, setErrors }) => {
      try {
        await sendEnquiry(enquiry, listingId);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setErrors(firstMessages(error));
        setFailure(error);
        return;
      }
      setFailure(undefined);
      resetForm();
      onSent();
    },
  });
  return { form, failure };
};

const firstMessages = ({ errors }: ApiError) =>
  Object.fromEntries(Object.entries(errors).map(([field, messages]) => [field, messages[0]]));
