import { I18nextProvider, startTranslations } from '@phantom/mf-kit';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SendForm } from '../frame/send-form';
import { useSendForm } from '../send/use-send-form';
import { PasswordField } from './password-field';

function Door() {
  const state = useSendForm({
    name: 'door',
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
      <Door />
    </I18nextProvider>,
  );
};

it('can be looked at, and is hidden again', async () => {
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

it('tells of Caps Lock while it is on, and helps again when the field is left', async () => {
  await show();
  const help = field().getAttribute('aria-describedby') ?? '';
  const words = () => document.getElementById(help)?.textContent;
  expect(words()).toBe('Twelve characters');
  fireEvent.keyDown(field(), { key: 'A', modifierCapsLock: true });
  expect(words()).toBe('Caps Lock is on');
  fireEvent.blur(field());
  expect(words()).toBe('Twelve characters');
});
