import { ApiError } from '@phantom/mf-kit';
import { mockApi, type ApiReply } from '@phantom/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import { aListing } from '../../testing/listings';
import { renderPage } from '../../testing/render';

type Agent = ApiReply<'get', '/api/auth/agents/{id}'>['list'][number];

const agent: Agent = {
  ...{
    id: 4,
    name: 'Ada Loveday',
    portrait: '/pictures/team/ada/800.webp',
    phone: '+1 212 555 0100',
  },
  ...{ email: 'ada@example.com', licence: '10401', languages: ['English', 'Italian'] },
  ...{ biography: '<p>Knows every stoop.</p>', lang: 'en' },
};
const mockAgent = (over: Partial<Agent> = {}, homes = [aListing({ id: 9 })]) =>
  mockApi('get', '/api/auth/agents/{id}', {
    list: [{ ...agent, ...over }],
    homes,
    url: '/pictures/',
  });

describe('agent page', () => {
  it('shows who the agent is, how to reach the agent, and the homes', async () => {
    mockAgent();
    await renderPage('/agents/4');

    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Ada Loveday');
    expect(screen.getByRole('link', { name: agent.phone ?? '' })).toHaveAttribute(
      'href',
      'tel:+1 212 555 0100',
    );
    expect(screen.getByText('English, Italian')).toBeInTheDocument();
    expect(screen.getByText('Knows every stoop.')).toBeInTheDocument();
    const homes = screen.getByRole('region', { name: 'Homes with Ada Loveday' });
    expect(within(homes).getByRole('link', { name: /764 Halsey Street/ })).toBeInTheDocument();
    expect(document.title).toContain('Ada Loveday');
  });

  it('leaves out what is unknown, and says that there are no homes', async () => {
    mockAgent({ phone: null, email: null, languages: [], licence: null, portrait: null }, []);
    await renderPage('/agents/4');

    expect(await screen.findByText('There are no homes at the moment.')).toBeInTheDocument();
    expect(screen.queryByText('Phone')).not.toBeInTheDocument();
  });

  it.each([404, 410])('says that there is no such agent after status %i', async (status) => {
    mockApi('get', '/api/auth/agents/{id}', () => {
      throw new ApiError('gone', status);
    });
    await renderPage('/agents/4');

    expect(await screen.findByRole('link', { name: 'See all listings' })).toBeInTheDocument();
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
});
