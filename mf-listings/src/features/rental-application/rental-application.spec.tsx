import { mockApi } from '@phantom/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aListingDetail, mockListing } from '../../testing/listings';
import { renderPage } from '../../testing/render';
import type { OwnApplication } from './api';

const stored = (id: number, kind: OwnApplication['papers'][number]['kind']) => ({
  ...{ id, kind, name: `${kind}.pdf`, bytes: 2048 },
});
const own = (difference: Partial<OwnApplication> = {}): OwnApplication => ({
  ...{ id: 3, state: 'draft', is_confirmed: true, kept_days: 180 },
  home: { id: 7, name: '825 Washington Ave Apt 3A', rent: 2400, is_available: true },
  ...{ name: 'Ada King', email: 'ada@example.com', phone: '+1 212 555 0142' },
  ...{ move_in: '2027-01-01', people: 2, pets: null, address: null, employer: null },
  ...{ yearly_income: null, guarantor_name: null, guarantor_income: null },
  ...{ papers: [], submitted_at: null, signature: null },
  ...difference,
});
const complete = {
  ...{ address: '1 Main St', employer: 'Analytical Engines', yearly_income: 96_500 },
  papers: [stored(1, 'identity'), stored(2, 'income')],
};
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const open = (application: OwnApplication, step = '') => {
  mockApi('post', '/api/auth/rental-applications/own', { list: [application] });
  return renderPage(`/listings/apply${step}#manage=abc`);
};

beforeEach(() => window.sessionStorage.clear());

it('begins for a rental, and goes on by a link of its own', async () => {
  mockListing(aListingDetail({ id: 7, listing_type: 'rentals', price: 2400 }));
  const begin = mockApi('post', '/api/auth/rental-applications', { message: 'Thank you' });
  const load = mockApi('post', '/api/auth/rental-applications/own', { list: [own()] });
  await renderPage('/listings/apply?home=7');
  await userEvent.type(await screen.findByLabelText(/Your full name/), 'Ada King');
  await userEvent.type(screen.getByLabelText(/Email/), 'ada@example.com');
  await userEvent.type(screen.getByLabelText(/Phone/), '+1 212 555 0142');
  await userEvent.type(screen.getByLabelText(/Move-in date/), '2027-01-01');
  await userEvent.type(screen.getByLabelText(/Number of people/), '2');
  await press('Save and continue');
  expect(await screen.findByRole('heading', { name: 'Home and income' })).toHaveFocus();
  const body = begin.mock.calls[0]?.[0].body as { token: string };
  expect(body).toMatchObject({ listing_id: 7, email: 'ada@example.com', people: 2 });
  expect(body.token).toMatch(/^[\w-]{43}$/);
  expect(load.mock.calls[0]?.[0].body).toEqual({ token: body.token });
});

it('needs a home for rent', async () => {
  mockListing(aListingDetail({ id: 7, listing_type: 'sales' }));
  await renderPage('/listings/apply?home=7');
  expect(await screen.findByRole('alert')).toHaveTextContent('belongs to a home for rent');
});

it('says what income is usual for the rent, and refuses nobody for it', async () => {
  await open(own());
  const save = mockApi('post', '/api/auth/rental-applications/income', {
    list: [own({ ...complete, papers: [] })],
  });
  expect(await screen.findByText(/40 monthly rents, here \$96,000.*\$192,000/)).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText(/Present address/), '1 Main St');
  await userEvent.type(screen.getByLabelText(/Employer/), 'School of Arts');
  await userEvent.type(screen.getByLabelText(/Yearly income before tax/), 'much');
  await press('Save and continue');
  expect(await screen.findAllByText(/Please enter an amount/)).not.toHaveLength(0);
  expect(save).not.toHaveBeenCalled();
  await userEvent.clear(screen.getByLabelText(/Yearly income before tax/));
  await userEvent.type(screen.getByLabelText(/Yearly income before tax/), '12,000');
  await press('Save and continue');
  expect(await screen.findByRole('heading', { name: 'Papers' })).toHaveFocus();
  expect(save.mock.calls[0]?.[0].body).toMatchObject({
    ...{ token: 'abc', yearly_income: 12_000, guarantor_income: null },
  });
});

it('does not go on without the papers that are needed', async () => {
  await open(own({ ...complete, papers: [stored(1, 'identity')] }));
  await press('Continue');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please add: Proof of income.');
});

it('removes a paper', async () => {
  await open(own({ ...complete, papers: [stored(1, 'identity')] }));
  const remove = mockApi('post', '/api/auth/rental-applications/papers/remove', {
    list: [own({ ...complete, papers: [] })],
  });
  await press(/^Remove.*identity\.pdf/);
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  expect(remove.mock.calls[0]?.[0].body).toEqual({ token: 'abc', paper_id: 1 });
});

it('shows everything before it is sent, with a way to change it, and wants consent and signature', async () => {
  await open(own(complete));
  const sent = own({ ...complete, state: 'submitted', submitted_at: '2026-11-27T15:00:00Z' });
  const submit = mockApi('post', '/api/auth/rental-applications/submit', { list: [sent] });
  const part = await screen.findByRole('region', { name: 'Home and income' });
  expect(within(part).getByText('$96,500')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Change.*Papers$/ })).toHaveAttribute(
    'href',
    '/listings/apply?step=3#manage=abc',
  );
  await press('Send the application');
  expect(await screen.findAllByText('Please agree before you send the application.')).toHaveLength(
    2,
  );
  expect(submit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.type(screen.getByLabelText(/Signature/), 'Ada King');
  await press('Send the application');
  expect(await screen.findByText('We have received your application')).toHaveFocus();
  expect(submit.mock.calls[0]?.[0].body).toEqual({
    ...{ token: 'abc', signature: 'Ada King', consent_version: '2026-11' },
  });
});

it('asks to confirm the address before it is sent', async () => {
  await open(own({ ...complete, is_confirmed: false }));
  const link = mockApi('post', '/api/auth/rental-applications/link', { list: [own(complete)] });
  expect(await screen.findByText(/We have sent a message to ada@example\.com/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Send the application' })).not.toBeInTheDocument();
  await press('Send the message again');
  expect(await screen.findByText(/to ada@example\.com again/)).toBeInTheDocument();
  expect(link).toHaveBeenCalledTimes(1);
});

it('says how far it is, that the home is gone, and withdraws', async () => {
  const home = { id: 7, name: '825 Washington Ave Apt 3A', rent: 2400, is_available: false };
  const sent = { ...complete, home, submitted_at: '2026-11-27T15:00:00Z' };
  await open(own({ ...sent, state: 'in_review' }));
  const withdraw = mockApi('post', '/api/auth/rental-applications/withdraw', {
    list: [own({ ...sent, state: 'withdrawn' })],
  });
  expect(await screen.findByText('We are reading your application')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('no longer on the market');
  await press('Withdraw the application');
  expect(await screen.findByText('Your application is withdrawn')).toHaveFocus();
  expect(withdraw).toHaveBeenCalledTimes(1);
  expect(
    screen.queryByRole('button', { name: 'Withdraw the application' }),
  ).not.toBeInTheDocument();
});
