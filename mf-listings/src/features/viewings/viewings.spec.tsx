import { ApiError } from '@phantom/mf-kit';
import { mockApi } from '@phantom/mf-kit/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aListing, mockListingsById } from '../../testing/listings';
import { renderPage, renderTranslated } from '../../testing/render';
import { BookViewing } from '../../shared/viewings/book-viewing';

const agent = { id: 4, name: 'Priya Raman', phone: '+1 212 555 0141' };
const slot = (id: number, start: string) => ({
  id,
  starts_at: start,
  ends_at: new Date(Date.parse(start) + 1_800_000).toISOString(),
  agent,
});
/** Two on Monday, one on Tuesday. */
const slots = [
  slot(1, '2026-11-30T15:00:00.000Z'),
  slot(2, '2026-11-30T15:30:00.000Z'),
  slot(3, '2026-12-01T19:00:00.000Z'),
];
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const fillIn = async () => {
  await userEvent.type(await screen.findByLabelText(/Your name/), 'Ada King');
  await userEvent.type(screen.getByLabelText(/Email/), 'ada@example.com');
};

describe('booking a viewing', () => {
  it('offers the days and times in New York with the agent, and books the chosen one', async () => {
    mockApi('get', '/api/auth/viewings/slots', { list: slots });
    const book = mockApi('post', '/api/auth/viewings', { message: 'Thank you' });
    await renderTranslated(<BookViewing listingId={7} />);
    expect(await screen.findByRole('link', { name: 'Priya Raman' })).toHaveAttribute(
      'href',
      '/agents/4',
    );
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Monday, November 30',
      'Tuesday, December 1',
    ]);
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    await userEvent.selectOptions(screen.getByLabelText(/Day/), 'Tuesday, December 1');
    await userEvent.click(screen.getByRole('radio', { name: /2:00\sPM/ }));
    await fillIn();
    await press('Book this time');

    expect(await screen.findByText('Your viewing is booked')).toHaveFocus();
    expect(screen.getByText(/Tue, Dec 1.*New York time.*ada@example\.com/)).toBeInTheDocument();
    expect(book.mock.calls[0]?.[0].body).toMatchObject({
      ...{ slot_id: 3, name: 'Ada King', email: 'ada@example.com' },
    });
  });

  it('wants a time of the day that is shown', async () => {
    mockApi('get', '/api/auth/viewings/slots', { list: slots });
    const book = mockApi('post', '/api/auth/viewings', { message: 'Thank you' });
    await renderTranslated(<BookViewing listingId={8} />);
    await userEvent.click(await screen.findByRole('radio', { name: /10:00/ }));
    await userEvent.selectOptions(screen.getByLabelText(/Day/), 'Tuesday, December 1');
    await fillIn();
    await press('Book this time');
    expect(await screen.findAllByText('Please choose a time.')).not.toHaveLength(0);
    expect(book).not.toHaveBeenCalled();
  });

  it('says that somebody was faster, and offers the times that are left', async () => {
    const list = mockApi('get', '/api/auth/viewings/slots', { list: slots });
    mockApi('post', '/api/auth/viewings', { message: '' }).mockRejectedValue(
      new ApiError('This time is no longer free.', 409),
    );
    await renderTranslated(<BookViewing listingId={9} />);
    await userEvent.click(await screen.findByRole('radio', { name: /10:00/ }));
    await fillIn();
    list.mockResolvedValue({ list: slots.slice(1) });
    await press('Book this time');
    expect(await screen.findByRole('alert')).toHaveTextContent('This time is no longer free.');
    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(1));
    expect(screen.getByLabelText(/Your name/)).toHaveValue('Ada King');
  });

  it('says that nothing is free', async () => {
    mockApi('get', '/api/auth/viewings/slots', { list: [] });
    await renderTranslated(<BookViewing listingId={10} />);
    expect(await screen.findByText(/no free time/)).toBeInTheDocument();
  });
});

const own = (over: object = {}) => ({
  ...slot(1, '2099-11-30T15:00:00.000Z'),
  ...{ listing_id: 7, home: '14-53 28th Ave', state: 'booked' as const },
  slots: slots.slice(1),
  ...over,
});

describe('the link of a mail', () => {
  let homes: ReturnType<typeof mockListingsById>;
  beforeEach(() => {
    homes = mockListingsById();
  });

  it('shows the viewing and moves it', async () => {
    const load = mockApi('post', '/api/auth/viewings/own', { list: [own()] });
    const moved = own({
      starts_at: '2099-12-01T15:30:00.000Z',
      ends_at: '2099-12-01T16:00:00.000Z',
    });
    const move = mockApi('post', '/api/auth/viewings/move', { list: [moved] });
    await renderPage('/listings/viewing#manage=abc');
    expect(await screen.findByRole('link', { name: '14-53 28th Ave' })).toHaveAttribute(
      'href',
      '/listings-detail/7',
    );
    expect(load.mock.calls[0]?.[0].body).toEqual({ token: 'abc' });
    expect(homes.mock.calls[0]?.[0].query).toEqual({ ids: '7' });
    await userEvent.click(screen.getByRole('radio', { name: /10:30/ }));
    await press('Move the viewing');
    expect(await screen.findByText(/^Your viewing has a new time\./)).toHaveFocus();
    expect(move.mock.calls[0]?.[0].body).toEqual({ token: 'abc', slot_id: 2 });
    expect(screen.getByText(/Dec 1.*10:30.*\(New York time\)/)).toBeInTheDocument();
  });

  it('shows the home as a card, and the viewing without it where the card fails', async () => {
    mockApi('post', '/api/auth/viewings/own', { list: [own()] });
    homes = mockListingsById(aListing({ id: 7, price: 450_000 }));
    await renderPage('/listings/viewing#manage=abc');
    expect(await screen.findByText('$450,000')).toBeInTheDocument();
    cleanup();

    homes.mockRejectedValue(new ApiError('Down', 503));
    await renderPage('/listings/viewing#manage=abc');
    expect(await screen.findByRole('link', { name: '14-53 28th Ave' })).toBeInTheDocument();
    expect(screen.queryByText('$450,000')).not.toBeInTheDocument();
  });

  it('cancels the viewing by a click, and offers other times', async () => {
    mockApi('post', '/api/auth/viewings/own', { list: [own({ slots: [] })] });
    const cancel = mockApi('post', '/api/auth/viewings/cancel', {
      list: [own({ state: 'cancelled' })],
    });
    await renderPage('/listings/viewing#manage=abc', 'de');
    await screen.findByText('Für diese Immobilie ist kein anderer Termin frei.');
    expect(cancel).not.toHaveBeenCalled();
    await press('Besichtigung absagen');
    expect(await screen.findByText(/^Ihre Besichtigung ist abgesagt\. Wir/)).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Anderen Termin wählen' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Besichtigung absagen' })).not.toBeInTheDocument();
  });

  it('changes nothing of a viewing that is over', async () => {
    const past = { starts_at: '2020-01-01T15:00:00.000Z', ends_at: '2020-01-01T15:30:00.000Z' };
    mockApi('post', '/api/auth/viewings/own', { list: [own(past)] });
    await renderPage('/listings/viewing#manage=abc');
    expect(await screen.findByText('This viewing is over')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancel the viewing' })).not.toBeInTheDocument();
  });

  it('explains a link without its end', async () => {
    await renderPage('/listings/viewing');
    expect(await screen.findByRole('alert')).toHaveTextContent('The link is not complete.');
  });
});
