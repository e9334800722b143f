import type { Language } from '@phantom/mf-kit';
import { renderRoutes } from '@phantom/mf-kit/testing';
import { screen } from '@testing-library/react';
import { ChoiceField } from '../fields/choice-field';
import { CountryField } from '../fields/country-field';
import { MessageField } from '../fields/message-field';
import { PhoneField } from '../fields/phone-field';
import { TextField } from '../fields/text-field';
import { SendBar } from '../form/send-bar';
import { SendForm } from '../form/send-form';
import { useSendForm, type SendFormOptions } from '../form/use-send-form';

const EMPTY = { name: '', phone: '', country: '', kind: 'a', message: '' };
export type Entries = typeof EMPTY;

/** The options of the form that a test sets. */
type ExampleOptions = Pick<SendFormOptions<Entries>, 'send'> & Partial<SendFormOptions<Entries>>;

function ExampleForm(options: ExampleOptions) {
  const state = useSendForm<Entries>({
    name: 'example',
    initialValues: EMPTY,
    schema: ({ requiredText }) => ({ name: requiredText('Please enter your name.') }),
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

/** Renders a form with several kinds of fields in a section. */
export async function renderForm(options: ExampleOptions, language: Language = 'en') {
  const routes = [{ path: '/', Component: () => <ExampleForm {...options} /> }];
  const locales = async () => ({});
  const view = await renderRoutes({ name: 'forms', routes, locales, path: '/', language });
  await screen.findByLabelText('Name');
  return view;
}

/** Simulates the loss or the return of the connection. */
export function setOnline(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}
