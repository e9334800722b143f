import { ApiError } from '@phantom/mf-kit';
import { mockApi } from '@phantom/mf-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderTranslated } from '../../../testing/render';
import { EnquiryCard } from './enquiry-form';

const field = (name: string) => screen.getByLabelText(name);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));
const fillIn = async () => {
  await userEvent.type(field('First name'), 'Ada');
  await userEvent.type(field('Message'), 'Is the garden shared?');
  await userEvent.click(field('I would like to schedule a visit'));
};

const mockEnquiries = () => mockApi('post', '/api/auth/contact-us', {});
let enquiries: ReturnType<typeof mockEnquiries>;

beforeEach(async () => {
  window.sessionStorage.clear();
  enquiries = mockEnquiries();
  await renderTranslated(<EnquiryCard listingId={7} />);
});

describe('enquiry form', () => {
  it('sends the fields, shows a toast, and resets the form', async () => {
    await fillIn();
    await send();

    expect((await screen.findByText(/Successfully/)).textContent).toBe(
      'Successfully save details ',
    );
    const [call] = enquiries.mock.lastCall ?? [];
    expect(call?.body).toMatchObject({
      first_name: 'Ada',
      last_name: '',
      email: '',
      phone: '',
      schedule: '1',
      requests: '0',
      message: 'Is the garden shared?',
      listing_id: 7,
    });
    expect(call?.request.headers.get('Idempotency-Key')).toEqual(expect.any(String));
    expect(field('First name')).toHaveValue('');
    expect(field('I would like to schedule a visit')).not.toBeChecked();
  });

  it('shows the toast until it is closed or the visitor types again', async () => {
    await fillIn();
    await send();

    const described = await screen.findByText(/Successfully/);
    expect(screen.queryByText(/reached us/)).not.toBeInTheDocument();
    await userEvent.type(field('First name'), 'A');
    await waitFor(() => expect(described).not.toBeInTheDocument());

    await send();
    await screen.findByText(/Successfully/);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText(/Successfully/)).not.toBeInTheDocument());
  });

  it('marks required fields, and leaves validation to the server', async () => {
    for (const name of ['First name', 'Last name', 'Email']) expect(field(name)).toBeRequired();
    for (const name of ['Phone', 'Message']) expect(field(name)).not.toBeRequired();
    expect(screen.getByText('Fields marked with * are required.')).toBeInTheDocument();

    await send();
    expect(enquiries).toHaveBeenCalledTimes(1);
  });

  it('lists the first error of each field above the form, ties it to the field, and keeps all input', async () => {
    const errors = {
      email: ['email must be an email', 'email should not be empty'],
      last_name: ['last_name should not be empty'],
    };
    enquiries.mockRejectedValue(new ApiError('Please check', 422, errors));
    await fillIn();
    await send();

    const list = await screen.findByRole('alert');
    expect(list).toHaveFocus();
    const messages = within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(messages).toEqual(['last_name should not be empty', 'email must be an email']);
    expect(field('Email')).toBeInvalid();
    expect(field('Email')).toHaveAccessibleDescription('email must be an email');
    expect(field('Phone')).toBeValid();
    expect(field('First name')).toHaveValue('Ada');
    expect(field('I would like to schedule a visit')).toBeChecked();
  });

  it('shows a general error, keeps the input, and clears the error after a success', async () => {
    enquiries.mockRejectedValueOnce(new ApiError('Too busy.', 503));
    await fillIn();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Too busy.');
    expect(field('Message')).toHaveValue('Is the garden shared?');

    await send();
    await waitFor(() => expect(screen.queryByText('Too busy.')).not.toBeInTheDocument());
  });

  it('sends once when Enter is pressed several times', async () => {
    let arrive: () => void = () => undefined;
    const isFree = new Promise<void>((resolve) => (arrive = resolve));
    enquiries.mockImplementation(async () => {
      await isFree;
      return {};
    });
    await userEvent.type(field('First name'), 'Ada{Enter}');
    expect(await screen.findByRole('button', { name: 'Sending…' })).toBeInTheDocument();
    await userEvent.type(field('First name'), '{Enter}{Enter}');
    arrive();

    expect(await screen.findByText(/Successfully/)).toBeInTheDocument();
    expect(enquiries).toHaveBeenCalledTimes(1);
  });
});
