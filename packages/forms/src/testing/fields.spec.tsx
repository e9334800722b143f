import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderForm } from './render-form';

const send = async () => undefined;
const field = (label: string) => screen.getByLabelText(label);

beforeEach(() => window.sessionStorage.clear());

describe('phone field', () => {
  it('formats an American number on blur', async () => {
    await renderForm({ send });
    await userEvent.type(field('Phone'), '(212) 5550142');
    await userEvent.tab();
    await waitFor(() => expect(field('Phone')).toHaveValue('+1 212 555 0142'));
  });

  it('formats the number for the country when it is chosen', async () => {
    await renderForm({ send });
    await userEvent.type(field('Phone'), '030 1234567');
    await userEvent.selectOptions(field('Country'), 'DE');
    await waitFor(() => expect(field('Phone')).toHaveValue('+49 30 1234567'));
  });

  it('formats the typed number again when the country changes', async () => {
    await renderForm({ send });
    await userEvent.type(field('Phone'), '347 223 4567');
    await userEvent.tab();
    await waitFor(() => expect(field('Phone')).toHaveValue('+1 347 223 4567'));
    await userEvent.selectOptions(field('Country'), 'IT');
    await waitFor(() => expect(field('Phone')).toHaveValue('+39 347 223 4567'));
  });

  it('keeps a formatted number that is invalid in the chosen country', async () => {
    await renderForm({ send });
    await userEvent.type(field('Phone'), '(212) 5550142');
    await userEvent.tab();
    await waitFor(() => expect(field('Phone')).toHaveValue('+1 212 555 0142'));
    await userEvent.selectOptions(field('Country'), 'IS');
    await userEvent.click(field('Phone'));
    await userEvent.tab();
    expect(field('Phone')).toHaveValue('+1 212 555 0142');
  });

  it('keeps a text that is no number', async () => {
    await renderForm({ send });
    await userEvent.type(field('Phone'), 'call me');
    await userEvent.tab();
    expect(field('Phone')).toHaveValue('call me');
  });
});

describe('message field', () => {
  it('counts the characters, and does not shorten a long text', async () => {
    await renderForm({ send });
    expect(field('Message')).toHaveAccessibleDescription('200 characters left');
    await userEvent.click(field('Message'));
    await userEvent.paste('x'.repeat(201));
    expect(field('Message')).toHaveAccessibleDescription('1 character too many');
    expect(field('Message')).toHaveValue('x'.repeat(201));
  });
});

describe('choice field', () => {
  it('cannot be changed while sending', async () => {
    await renderForm({ send: () => new Promise(() => undefined) });
    await userEvent.type(field('Name'), 'Ada{Enter}');
    await screen.findByRole('button', { name: 'Sending…' });
    await userEvent.click(field('B'));
    await userEvent.selectOptions(field('Country'), 'DE');
    expect(field('A')).toBeChecked();
    expect(field('Country')).toHaveValue('');
  });
});

describe('honeypot', () => {
  it('is hidden from people', async () => {
    const { container } = await renderForm({ send });
    const input = container.querySelector<HTMLInputElement>('input[name=website]')!;
    expect(input.closest('[aria-hidden=true][inert]')).not.toBeNull();
    expect(input).toHaveAttribute('tabindex', '-1');
    expect(input).toHaveAttribute('autocomplete', 'off');
    expect(screen.queryByRole('textbox', { name: /website/i })).not.toBeInTheDocument();
  });
});
