import type { Language } from '@phantom/mf-kit';
import { renderRoutes } from '@phantom/mf-kit/testing';
import { screen } from '@testing-library/react';
import type { FormikErrors } from 'formik';
import { PhoneField } from '../phone/phone-field';
import { CountryField } from '../country/country-field';
import { ChoiceField } from '../fields/choice-field';
import { MessageField } from '../fields/message-field';
import { TextField } from '../fields/text-field';
import { SendBar } from '../frame/send-bar';
import { SendForm } from '../frame/send-form';
import { useSendForm, type SendFormOptions } from '../send/use-send-form';

const EMPTY = { name: '', phone: '', country: '', kind: 'a', message: '' };
export type Entries = typeof EMPTY;

/** What a test says of the form; the rest is done for it. */
export type FormUnderTest = Pick<SendFormOptions<Entries>, 'send'> &
  Partial<SendFormOptions<Entries>>;

const nameIsRequired = ({ name }: Entries): FormikErrors<Entries> =>
  name ? {} : { name: 'Please enter your name.' };

function ExampleForm(options: FormUnderTest) {
  const state = useSendForm<Entries>({
    name: 'example',
    initialValues: EMPTY,
    validate: nameIsRequired,
    onSent: () => undefined,
    ...options,
  });
  return (
    <SendForm state={state}>
      <TextField name="name" label="Name" required autoComplete="name" />
      <PhoneField name="phone" label="Phone" country={state.form.values.country} />
      <CountryField name="country" label="Country" placeholder="Please choose" />
      <ChoiceField
        name="kind"
        label="Kind"
        choices={['a', 'b'].map((value) => ({ value, label: value.toUpperCase() }))}
      />
      <MessageField name="message" label="Message" rows={3} max={200} />
      <SendBar state={state} label="Send" />
    </SendForm>
  );
}

/** Shows a form of every kind of field, within a section. */
export async function renderForm(options: FormUnderTest, language: Language = 'en') {
  const routes = [{ path: '/', Component: () => <ExampleForm {...options} /> }];
  const locales = async () => ({});
  const view = await renderRoutes({ name: 'forms', routes, locales, path: '/', language });
  await screen.findByLabelText('Name');
  return view;
}

/** The browser's connection breaks, or is back. */
export function setOnline(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}
