import { ApiError } from '@phantom/mf-kit';
import { mockApi } from '@phantom/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../../testing/render';
import { mockFacets, mockListings } from '../testing/responses';

jest.mock('../map/results-map', () => ({ ResultsMap: () => null, loadMap: jest.fn() }));

beforeEach(() => {
  window.sessionStorage.clear();
  mockListings();
  mockFacets();
});

describe('saving a search', () => {
  const open = async () => {
    await renderPage('/listings/sales/queens?min_bedrooms=2');
    await userEvent.click(await screen.findByRole('button', { name: 'Save this search' }));
    return screen.findByRole('dialog', { name: 'Save this search' });
  };

  it('sends the search of the page with the choices, and says what comes next', async () => {
    const save = mockApi('post', '/api/auth/saved-searches', {});
    const dialog = within(await open());
    expect(dialog.getByLabelText(/Name of the search/)).toHaveValue(
      'Homes for sale in Queens: 2+ bedrooms',
    );
    await userEvent.type(dialog.getByLabelText(/Your name/), 'Ada King');
    await userEvent.type(dialog.getByLabelText(/Email/), 'ada@example.com');
    await userEvent.selectOptions(dialog.getByLabelText('How often'), 'Once a week');
    await userEvent.click(dialog.getByLabelText('Open houses'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Please look into your mailbox')).toHaveFocus();
    expect(save.mock.calls[0]?.[0].body).toMatchObject({
      name: 'Ada King',
      email: 'ada@example.com',
      title: 'Homes for sale in Queens: 2+ bedrooms',
      search: 'type=sales&location=queens&min_bedrooms=2',
      frequency: 'weekly',
      events: ['new', 'price-lowered', 'back'],
      consent_version: '2026-11',
    });
  });

  it('says what is missing, and sends nothing', async () => {
    const save = mockApi('post', '/api/auth/saved-searches', {});
    const dialog = within(await open());
    await userEvent.type(dialog.getByLabelText(/Email/), 'ada');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    const list = within(await dialog.findByRole('alert'));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Please enter your name.',
      'Please enter your email address, like name@example.com.',
    ]);
    expect(save).not.toHaveBeenCalled();
  });

  it('shows the message of the service, and keeps what was typed', async () => {
    const message = 'Please choose at least one kind of news.';
    mockApi('post', '/api/auth/saved-searches', {}).mockRejectedValue(
      new ApiError('Please check', 422, { events: [message] }),
    );
    const dialog = within(await open());
    await userEvent.type(dialog.getByLabelText(/Your name/), 'Ada King');
    await userEvent.type(dialog.getByLabelText(/Email/), 'ada@example.com');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
    expect(dialog.getByLabelText(/Your name/)).toHaveValue('Ada King');
  });
});
