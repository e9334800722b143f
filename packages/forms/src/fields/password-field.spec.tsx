import { I18nextProvider, startTranslations } from '@phantom/mf-kit';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SendForm } from '../form/send-form';
import { useSendForm } from '../form/use-send-form';
import { PasswordField } from './password-field';

function Example() {
  const state = useSendForm({
    name: 'example',
    isSecret: true,
    initialValues: { password: '' },
    send: async () => undefined,
    onSent: () => undefined,
  });
  return (
    <SendForm state={state}>
      <PasswordField
        name="password"
        label="Password"
        hint="Twelve characters"
        autoComplete="current-password"
      />
    </SendForm>
  );
}

const field = () => screen.getByLabelText('Password');
const eye = () => screen.getByRole('button', { name: 'Show password' });

const show = async () => {
  const translations = await startTranslations('en', ['kit']);
  render(
    <I18nextProvider i18n={translations}>
      <Example />
    </I18nextProvider>,
  );
};

it('shows and hides the password', async () => {
  await show();
  await userEvent.type(field(), 'open sesame');
  expect(field()).toHaveAttribute('type', 'password');
  await userEvent.click(eye());
  expect(field()).toHaveAttribute('type', 'text');
  expect(eye()).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(eye());
  expect(field()).toHaveAttribute('type', 'password');
  expect(field()).toHaveValue('open sesame');
});

it('warns about Caps Lock, and shows the hint again on blur', async () => {
  await show();
  const noteId = field().getAttribute('aria-describedby') ?? '';
  const note = () => document.getElementById(noteId)?.textContent;
  expect(note()).toBe('Twelve characters');
  fireEvent.keyDown(field(), { key: 'A', modifierCapsLock: true });
  expect(note()).toBe('Caps Lock is on');
  fireEvent.blur(field());
  expect(note()).toBe('Twelve characters');
});
