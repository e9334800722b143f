import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorResponse, fakeNetwork, jsonResponse, setOnline } from '../../../testing/fake-network';
import { renderPage } from '../../../testing/render-page';

const site = {
  company: 'Phantom Partners',
  address: '214 East 39th Street, New York',
  phone: '+1 212-555-0142',
  fax: '+1 212-555-0143',
  email: 'info@example.com',
  hours: 'Monday to Friday',
  notices: [{ text: 'Closed on Monday', lang: 'en' }],
  otherOffices: [{ name: 'Queens', address: '41-05 Bowne Street', phone: '+1 718-555-0199' }],
  lang: 'en',
  social: [{ name: 'LinkedIn', url: 'https://linkedin.example/phantom' }],
  investorPortal: '/investors/login',
  investNowUrl: '/invest-now',
  office: { latitude: 40.7487, longitude: -73.9755 },
};
const SITE = { 'GET /api/auth/siteinfo': () => jsonResponse({ error: 0, list: [site] }) };
const sent = () => jsonResponse({ error: 0, message: 'Someone will reach out.' });

const field = (name: RegExp | string) => screen.getByLabelText(name);
const press = (name = 'Send message') => userEvent.click(screen.getByRole('button', { name }));
const fillIn = async () => {
  await screen.findByLabelText('Name');
  await userEvent.type(field('Name'), 'Ada Moss');
  await userEvent.type(field('Email'), 'ada@example.com');
  await userEvent.type(field('Phone'), '(212) 555-0100');
  await userEvent.type(field('Subject'), 'A house in Queens');
};

beforeEach(() => {
  window.sessionStorage.clear();
  // jsdom has no IntersectionObserver. This one never reports that the map is visible.
  const observer = { observe: () => undefined, disconnect: () => undefined };
  window.IntersectionObserver = jest.fn(() => observer) as unknown as typeof IntersectionObserver;
});
afterEach(() => jest.restoreAllMocks());

describe('contact form', () => {
  it('sends the fields of the contract, opens the dialog and becomes empty', async () => {
    const posts = fakeNetwork({ ...SITE, 'POST /api/auth/contact-us': sent });
    await renderPage('/contact');
    await fillIn();
    await userEvent.click(field('Work'));
    await userEvent.selectOptions(field('What is it about?'), 'Submit a Deal');
    await userEvent.type(field('Message'), 'Three floors.');
    await press();

    const dialog = await screen.findByRole('dialog', { name: 'Thank You!' });
    expect(dialog).toHaveAccessibleDescription('Someone from our team will reach out to you soon.');
    expect(posts).toHaveLength(1);
    expect(posts[0]!.body).toEqual({
      name: 'Ada Moss',
      email: 'ada@example.com',
      phone: '+1 212 555 0100',
      options: 'work',
      select: 'Submit a Deal',
      subject: 'A house in Queens',
      message: 'Three floors.',
      page: '/',
      website: '',
      elapsed: expect.any(Number) as number,
    });
    expect(posts[0]!.headers.get('Idempotency-Key')).toMatch(/^[\da-f-]{36}$/);
    expect(posts[0]!.headers.get('Accept-Language')).toBe('en');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(field('Name')).toHaveValue('');
    expect(window.sessionStorage.getItem('draft:contact')).toBeNull();
  });

  it('sends nothing without name, email, phone and subject', async () => {
    const posts = fakeNetwork(SITE);
    await renderPage('/contact');
    await screen.findByLabelText('Name');
    await press();

    const list = await screen.findByRole('alert');
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Please enter your name.',
      'Please enter your email address.',
      'Please enter your phone number.',
      'Please enter a subject.',
    ]);
    expect(posts).toHaveLength(0);
  });

  it.each([
    ['Email', 'ada@home', 'Please write it like name@example.com.'],
    ['Phone', '12', 'Check the number. Abroad, begin with +.'],
    ['Message', 'x'.repeat(4001), 'Please shorten this by 1 character.'],
  ])(
    'shows an error for an invalid %s when the field loses focus',
    async (label, entry, message) => {
      fakeNetwork(SITE);
      await renderPage('/contact');
      await userEvent.click(await screen.findByLabelText(label));
      await userEvent.paste(entry);
      await userEvent.tab();
      await waitFor(() =>
        expect(field(label)).toHaveAccessibleDescription(new RegExp(`^${message}`)),
      );
      expect(field(label)).toHaveValue(entry);
    },
  );

  it('shows the first error of each field that the server rejects', async () => {
    const errors = { subject: ['Please say more.', 'second'], email: ['No such address.'] };
    fakeNetwork({
      ...SITE,
      'POST /api/auth/contact-us': () => errorResponse(422, 'Please check.', errors),
    });
    await renderPage('/contact');
    await fillIn();
    await press();

    const list = await screen.findByRole('alert');
    expect(list).toHaveFocus();
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['No such address.', 'Please say more.']);
    expect(field('Subject')).toHaveAccessibleDescription('Please say more.');
    expect(field('Subject')).toHaveValue('A house in Queens');
  });

  it.each([
    [429, 'Too many messages.', /You can try again at \d/],
    [503, 'The service does not answer.', /req-7/],
    [500, 'Sorry! something went wrong', /req-7/],
  ])('shows the error of a %d response and preserves the input', async (status, message, more) => {
    fakeNetwork({ ...SITE, 'POST /api/auth/contact-us': () => errorResponse(status, message) });
    await renderPage('/contact');
    await fillIn();
    await press();

    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(message);
    expect(alert).toHaveTextContent(more);
    expect(field('Name')).toHaveValue('Ada Moss');
    expect(field('Subject')).toHaveValue('A house in Queens');
  });

  it('sends the form again with the same key after a lost connection', async () => {
    let isBroken = true;
    const posts = fakeNetwork({
      ...SITE,
      'POST /api/auth/contact-us': () => {
        if (isBroken) throw new TypeError('Failed to fetch');
        return sent();
      },
    });
    await renderPage('/contact');
    await fillIn();
    act(() => setOnline(false));
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(/You are offline/);

    isBroken = false;
    act(() => setOnline(true));
    await press('Send again');
    expect(await screen.findByRole('dialog', { name: 'Thank You!' })).toBeInTheDocument();
    const [first, second] = posts.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(second).toBe(first);
  });

  it('restores the input after a visit to another page', async () => {
    fakeNetwork(SITE);
    const view = await renderPage('/contact');
    await fillIn();
    view.unmount();
    await renderPage('/contact');
    await waitFor(() => expect(field('Subject')).toHaveValue('A house in Queens'));
  });
});

describe('contact page', () => {
  it('shows the contact data of the company', async () => {
    fakeNetwork(SITE);
    await renderPage('/contact');
    expect(await screen.findByRole('heading', { level: 1, name: 'Contact' })).toBeInTheDocument();
    const link = (name: string) => screen.getByRole('link', { name });
    expect(link('+1 212-555-0142')).toHaveAttribute('href', 'tel:+12125550142');
    expect(link('info@example.com')).toHaveAttribute('href', 'mailto:info@example.com');
    expect(screen.getByText('Closed on Monday')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Queens').nextElementSibling).toHaveTextContent('41-05 Bowne Street');
    expect(link('+1 718-555-0199')).toHaveAttribute('href', 'tel:+17185550199');
    expect(link('LinkedIn')).toHaveAttribute('href', 'https://linkedin.example/phantom');
    expect(screen.getByText('Our office: 214 East 39th Street, New York.')).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Map of New York' })).toBeInTheDocument();
  });

  it('shows the form when the contact data does not load', async () => {
    fakeNetwork({ 'GET /api/auth/siteinfo': () => errorResponse(503, 'No answer.') });
    await renderPage('/contact');
    expect(await screen.findByLabelText('Subject')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('No answer.');
  });
});
