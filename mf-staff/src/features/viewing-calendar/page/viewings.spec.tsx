import { ApiError, setSession } from '@phantom/mf-kit';
import { mockApi, type ApiMock } from '@phantom/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession } from '../../../testing/a-session';
import { renderPage } from '../../../testing/render';

const slot = (id: number, start: string, over: object = {}) => ({
  ...{ id, listing_id: 7, home: '14-53 28th Ave', starts_at: start, agent: null, viewing: null },
  ends_at: new Date(Date.parse(start) + 1_800_000).toISOString(),
  ...over,
});
const ada = {
  ...{ id: 3, name: 'Ada King', email: 'ada@example.com', phone: '+1 212 555 0142' },
  lang: 'de' as const,
};
const list = [
  slot(1, '2026-11-30T15:00:00.000Z', { viewing: ada, agent: { id: 9, name: 'Priya Raman' } }),
  // In New York it is still Monday.
  slot(2, '2026-12-01T04:00:00.000Z'),
];
let week: ApiMock<'get', '/api/auth/viewing-calendar'>;
const show = async () => {
  await renderPage('/viewings?from=2026-12-02');
  return screen.findByRole('heading', { name: 'Viewings' });
};

beforeEach(() => {
  window.sessionStorage.clear();
  setSession(aSession({ id: 1 }));
  week = mockApi('get', '/api/auth/viewing-calendar', {
    list,
    agents: [{ id: 9, name: 'Priya Raman' }],
  });
});

it('shows the week of the address by days in New York, with who has booked', async () => {
  await show();
  expect(week.mock.calls[0]?.[0].query).toEqual({ from: '2026-11-30' });
  const monday = screen.getByRole('heading', { name: 'Monday, November 30' }).closest('li');
  expect(within(monday!).getAllByRole('article')).toHaveLength(2);
  const [booked] = within(monday!).getAllByRole('article');
  expect(booked).toHaveTextContent('With Priya Raman');
  expect(within(booked!).getByRole('link', { name: 'ada@example.com' })).toHaveAttribute(
    'href',
    'mailto:ada@example.com',
  );
  expect(booked).toHaveTextContent('Emails in German');
  expect(screen.getByRole('link', { name: 'Next week' })).toHaveAttribute(
    'href',
    '/viewings?from=2026-12-07',
  );
});

it('opens times for a home', async () => {
  const open = mockApi('post', '/api/auth/viewing-calendar/slots', { list: [], agents: [] });
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Open times' }));
  const dialog = screen.getByRole('dialog', { name: 'Open times for viewings' });
  const field = (name: RegExp) => within(dialog).getByLabelText(name);
  await userEvent.type(field(/^Home/), '14-53 28th Ave');
  await userEvent.selectOptions(field(/^Agent/), 'Priya Raman');
  await userEvent.type(field(/^Day/), '2099-12-03');
  await userEvent.type(field(/^From/), '10:00');
  await userEvent.type(field(/^To/), '09:00');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Open times' }));
  expect(
    await within(dialog).findAllByText('Please enter a time after the beginning.'),
  ).not.toHaveLength(0);
  expect(open).not.toHaveBeenCalled();
  await userEvent.clear(field(/^To/));
  await userEvent.type(field(/^To/), '12:00');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Open times' }));
  expect(await screen.findByText('The times are open.')).toBeInTheDocument();
  expect(open.mock.calls[0]?.[0].body).toEqual({
    ...{ home: '14-53 28th Ave', agent_id: 9, day: '2099-12-03' },
    ...{ from: '10:00', to: '12:00', minutes: 30 },
  });
});

it('removes an open time', async () => {
  const remove = mockApi('delete', '/api/auth/viewing-calendar/slots/{id}', {});
  await show();
  await userEvent.click(screen.getByRole('button', { name: /^Remove/ }));
  const dialog = screen.getByRole('dialog', { name: 'Remove this time?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('The time was removed.')).toBeInTheDocument();
  expect(remove.mock.calls[0]?.[0].path).toEqual({ id: '2' });
});

it('cancels a viewing after it has said who is told', async () => {
  const cancel = mockApi('post', '/api/auth/viewing-calendar/slots/{id}/cancel', {});
  cancel.mockRejectedValueOnce(new ApiError('Nobody has booked this time any more.', 409));
  await show();
  await userEvent.click(screen.getByRole('button', { name: /^Cancel the viewing/ }));
  const dialog = screen.getByRole('dialog', { name: 'Cancel this viewing?' });
  expect(dialog).toHaveTextContent('Ada King gets an email about it.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel the viewing' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Nobody has booked');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel the viewing' }));
  expect(await screen.findByText(/^The viewing was cancelled\./)).toBeInTheDocument();
  expect(cancel.mock.calls[0]?.[0].path).toEqual({ id: '1' });
});
