import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderForm } from '../testing/render-form';

const send = async () => undefined;
const field = (label: string) => screen.getByLabelText(label);

beforeEach(() => window.sessionStorage.clear());

describe('a telephone number', () => {
  it('is written out as the visitor leaves it, as an American one', async () => {
    await renderForm({ send });
    await userEvent.type(field('Phone'), '(212) 5550142');
    await userEvent.tab();
    await waitFor(() => expect(field('Phone')).toHaveValue('+1 212 555 0142'));
  });

  it('is one of the country, once that is chosen', async () => {
    await renderForm({ send });
    await userEvent.type(field('Phone'), '030 1234567');
    await userEvent.selectOptions(field('Country'), 'DE');
    await waitFor(() => expect(field('Phone')).toHaveValue('+49 30 1234567'));
  });

  it('is read anew when the country is chosen after it was written out as an American one', async () => {
    await renderForm({ send });
    await userEvent.type(field('Phone'), '347 223 4567');
    await userEvent.tab();
    await waitFor(() => expect(field('Phone')).toHaveValue('+1 347 223 4567'));
    await userEvent.selectOptions(field('Country'), 'IT');
    await waitFor(() => expect(field('Phone')).toHaveValue('+39 347 223 4567'));
  });

  it('stays that of another country where it is none of the chosen one', async () => {
    await renderForm({ send });
    await userEvent.type(field('Phone'), '(212) 5550142');
    await userEvent.tab();
    await waitFor(() => expect(field('Phone')).toHaveValue('+1 212 555 0142'));
    await userEvent.selectOptions(field('Country'), 'IS');
    await userEvent.click(field('Phone'));
    await userEvent.tab();
    expect(field('Phone')).toHaveValue('+1 212 555 0142');
  });

  it('stays as it is where it is none', async () => {
    await renderForm({ send });
    await userEvent.type(field('Phone'), 'call me');
    await userEvent.tab();
    expect(field('Phone')).toHaveValue('call me');
  });
});

describe('a message', () => {
  it('counts what is left and what is too much, and cuts nothing off', async () => {
    await renderForm({ send });
    expect(field('Message')).toHaveAccessibleDescription('200 characters left');
    await userEvent.click(field('Message'));
    await userEvent.paste('x'.repeat(201));
    expect(field('Message')).toHaveAccessibleDescription('1 character too many');
    expect(field('Message')).toHaveValue('x'.repeat(201));
  });
});

describe('a choice', () => {
  it('stays as it is while the form is being sent', async () => {
    await renderForm({ send: () => new Promise(() => undefined) });
    await userEvent.type(field('Name'), 'Ada{Enter}');
    await screen.findByRole('button', { name: 'Sending…' });
    await userEvent.click(field('B'));
    await userEvent.selectOptions(field('Country'), 'DE');
    expect(field('A')).toBeChecked();
    expect(field('Country')).toHaveValue('');
  });
});

describe('the trap', () => {
  it('is out of reach for people', async () => {
    const { container } = await renderForm({ send });
    const trap = container.querySelector<HTMLInputElement>('input[name=website]')!;
    expect(trap.closest('[aria-hidden=true][inert]')).not.toBeNull();
    expect(trap).toHaveAttribute('tabindex', '-1');
    expect(trap).toHaveAttribute('autocomplete', 'off');
    expect(screen.queryByRole('textbox', { name: /website/i })).not.toBeInTheDocument();
  });
});
