import { ApiError, setSession } from '@phantom/mf-kit';
import { mockApi } from '@phantom/mf-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession } from '../../../testing/a-session';
import { renderPage } from '../../../testing/render';
import type { Application } from '../api';

const home = { id: 7, name: '825 Washington Ave Apt 3A', rent: 2400, is_available: true };
const entry = (id: number, difference: object = {}) => ({
  ...{ id, state: 'submitted' as const, home, name: 'Ada King', move_in: '2027-01-01' },
  submitted_at: '2026-11-27T15:00:00.000Z',
  ...difference,
});
const application = (difference: Partial<Application> = {}): Application => ({
  ...entry(3),
  ...{ version: 4, lang: 'de', note: null, next_states: ['in_review', 'approved', 'declined'] },
  ...{ email: 'ada@example.com', phone: '+1 212 555 0142', people: 2, pets: null },
  ...{ address: '1 Main St', employer: 'Analytical Engines', yearly_income: 96_500 },
  ...{ guarantor_name: null, guarantor_income: null, signature: 'Ada King' },
  papers: [{ id: 9, kind: 'income', name: 'pay.pdf', bytes: 2048 }],
  ...difference,
});

beforeEach(() => {
  window.sessionStorage.clear();
  setSession(aSession({ id: 1 }));
});

it('lists the applications of a state, with a way to older ones', async () => {
  const list = mockApi('get', '/api/auth/rental-application-inbox', {
    list: [entry(3), entry(2, { home: { ...home, is_available: false } })],
    more: true,
  });
  await renderPage('/rental-applications?state=submitted&before=8');
  const [link] = await screen.findAllByRole('link', { name: 'Ada King' });
  expect(link).toHaveAttribute('href', '/rental-applications/3');
  expect(list.mock.calls[0]?.[0].query).toEqual({ state: 'submitted', before: '8' });
  expect(screen.getAllByText('No longer on the market')).toHaveLength(1);
  expect(screen.getByRole('link', { name: /Older/ })).toHaveAttribute(
    'href',
    '/rental-applications?state=submitted&before=2',
  );
  expect(screen.getByRole('link', { name: /Newest/ })).toBeInTheDocument();
});

it('says that there are none', async () => {
  mockApi('get', '/api/auth/rental-application-inbox', { list: [], more: false });
  await renderPage('/rental-applications');
  expect(await screen.findByText('There are no applications.')).toBeInTheDocument();
});

it('shows an application, and moves it with a note', async () => {
  mockApi('get', '/api/auth/rental-application-inbox/{id}', { list: [application()] });
  const change = mockApi('patch', '/api/auth/rental-application-inbox/{id}', {
    list: [application({ version: 5, state: 'approved' })],
  });
  await renderPage('/rental-applications/3');
  expect(await screen.findByText('$96,500')).toBeInTheDocument();
  expect(screen.getByText('pay.pdf, 2 KB')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Move to'), 'Approved');
  await userEvent.type(screen.getByLabelText('Note'), 'Called the employer.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The application is saved.')).toBeInTheDocument();
  expect(change.mock.calls[0]?.[0].body).toEqual({
    ...{ version: 4, state: 'approved', note: 'Called the employer.' },
  });
});

it('keeps the note when somebody else was faster, and goes on from the current application', async () => {
  mockApi('get', '/api/auth/rental-application-inbox/{id}', { list: [application()] });
  const now = application({ version: 6, state: 'in_review', note: 'Theirs' });
  const change = mockApi('patch', '/api/auth/rental-application-inbox/{id}', { list: [now] });
  change.mockRejectedValueOnce(
    new ApiError('Someone else has changed this.', 409, {}, undefined, undefined, [now]),
  );
  await renderPage('/rental-applications/3');
  await userEvent.type(await screen.findByLabelText('Note'), 'Mine');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Now: In review. Note: Theirs')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Continue with the new state' }));
  expect(screen.getByLabelText('Note')).toHaveValue('Mine');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The application is saved.')).toBeInTheDocument();
  expect(change.mock.calls[1]?.[0].body).toMatchObject({ version: 6, note: 'Mine' });
});

it('says that an application has no papers, and that its home is gone', async () => {
  const gone = { ...home, is_available: false };
  mockApi('get', '/api/auth/rental-application-inbox/{id}', {
    list: [application({ papers: [], home: gone })],
  });
  await renderPage('/rental-applications/3');
  expect(await screen.findByText('There are no papers.')).toBeInTheDocument();
  expect(screen.getByText(/^This home is no longer on the market/)).toBeInTheDocument();
});

it('says that there is no such application', async () => {
  const single = mockApi('get', '/api/auth/rental-application-inbox/{id}', { list: [] });
  single.mockRejectedValueOnce(new ApiError('Not found', 404));
  await renderPage('/rental-applications/4');
  // In the trail, and in place of the application.
  expect(await screen.findAllByText('There is no such application.')).toHaveLength(2);
});
