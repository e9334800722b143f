import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorResponse, fakeNetwork, jsonResponse } from '../../../testing/fake-network';
import { renderPage } from '../../../testing/render-page';

const page = (name: string) => ({
  page: name,
  title: name,
  image: '/pictures/heroes/invest/1920.webp',
  discription: '<p>Text</p>',
  lang: 'en',
});
const section = {
  error: 0,
  list: [page('Investment Strategy'), page('Investment Opportunities')],
  images: [],
  details: [],
  intro: null,
};
const PAGE = {
  'GET /api/auth/investwithusget': () => jsonResponse(section),
  'GET /api/auth/siteinfo': () => jsonResponse({ error: 0, list: [] }),
  'GET /api/auth/referredByList': () =>
    jsonResponse({ error: 0, list: ['Current Investor', 'Linkedin', 'Jordan Hale'] }),
};
const sent = () => jsonResponse({ error: 0, message: 'Someone will reach out.' });

const field = (name: string) => screen.getByLabelText(name);
const choose = (name: string, choice: string) => userEvent.selectOptions(field(name), choice);
const namesIn = (name: string) =>
  within(field(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '));
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send inquiry' }));
const fillIn = async (phone = '(212) 555-0100') => {
  await screen.findByLabelText('Name');
  await userEvent.type(field('Name'), 'Ada Moss');
  await userEvent.type(field('Email'), 'ada@example.com');
  await userEvent.type(field('Phone'), phone);
};

beforeEach(() => window.sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('investor form', () => {
  it('sends the fields of the contract and opens the dialog', async () => {
    const posts = fakeNetwork({ ...PAGE, 'POST /api/auth/investor': sent });
    await renderPage('/invest-now');
    await fillIn('030 1234567');
    await choose('Country', 'Germany');
    await choose('Are you an accredited investor?', 'Yes');
    await choose('Expected investment amount', '$50,000 - $100,000');
    await choose('Referred by', 'Jordan Hale');
    await press();

    const dialog = await screen.findByRole('dialog', { name: 'Thank You!' });
    expect(dialog).toHaveAccessibleDescription('Someone from our team will reach out to you soon.');
    expect(posts.map(({ body }) => body)).toEqual([
      {
        name: 'Ada Moss',
        email: 'ada@example.com',
        phone: '+49 30 1234567',
        country: 'DE',
        is_accredited: 'Yes',
        investment_amount: '$50,000 - $100,000',
        referred_by: 'Jordan Hale',
        message: '',
        options: {},
        page: '/',
        website: '',
        elapsed: expect.any(Number) as number,
      },
    ]);
    expect(field('Country')).toHaveValue('');
  });

  it('requires only name, email and phone', async () => {
    const posts = fakeNetwork({ ...PAGE, 'POST /api/auth/investor': sent });
    await renderPage('/invest-now');
    await screen.findByLabelText('Name');
    await press();
    const list = await screen.findByRole('alert');
    expect(within(list).getAllByRole('link')).toHaveLength(3);

    await fillIn();
    await press();
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    expect(posts[0]!.body).not.toHaveProperty('is_accredited');
    expect(posts[0]!.body).not.toHaveProperty('investment_amount');
  });

  it('checks the phone number by the selected country', async () => {
    const posts = fakeNetwork(PAGE);
    await renderPage('/invest-now');
    await fillIn('030 1234567');
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(/Check the number/);
    await choose('Country', 'Germany');
    await waitFor(() => expect(field('Phone')).toHaveValue('+49 30 1234567'));
    expect(field('Phone')).toHaveAttribute('aria-invalid', 'false');
    expect(posts).toHaveLength(0);
  });

  it('shows the errors of fields that the server rejects', async () => {
    fakeNetwork({
      ...PAGE,
      'POST /api/auth/investor': () => errorResponse(422, 'Check', { country: ['Please choose.'] }),
    });
    await renderPage('/invest-now');
    await fillIn();
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please choose.');
    expect(field('Country')).toHaveAccessibleDescription('Please choose.');
  });

  it('shows options in the language of the visitor and sends the values of the contract', async () => {
    const posts = fakeNetwork({ ...PAGE, 'POST /api/auth/investor': sent });
    await renderPage('/invest-now', 'de');
    await screen.findByLabelText('Name');
    expect(namesIn('Voraussichtlicher Anlagebetrag')).toEqual([
      'Bitte wählen',
      '25.000 $ – 50.000 $',
      '50.000 $ – 100.000 $',
      '100.000 $ – 250.000 $',
      '250.000 $ – 500.000 $',
      '500.000 $ – 1.000.000 $',
      'ab 1.000.000 $',
    ]);
    expect(namesIn('Empfohlen durch')).toEqual([
      'Bitte wählen',
      'Bestehender Anleger',
      'Linkedin',
      'Jordan Hale',
    ]);
    expect(namesIn('Land')).toHaveLength(250);
    await userEvent.type(field('Name'), 'Ada');
    await userEvent.type(field('E-Mail'), 'ada@example.com');
    await userEvent.type(field('Telefon'), '2125550100');
    await choose('Voraussichtlicher Anlagebetrag', '$1,000,000+');
    await choose('Empfohlen durch', 'Current Investor');
    await userEvent.click(screen.getByRole('button', { name: 'Anfrage senden' }));
    await screen.findByRole('dialog', { name: 'Vielen Dank!' });
    expect(posts[0]!.body).toMatchObject({
      investment_amount: '$1,000,000+',
      referred_by: 'Current Investor',
    });
  });
});

describe('invest-now page', () => {
  it('shows the menu of the pages about investing', async () => {
    fakeNetwork(PAGE);
    await renderPage('/invest-now');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Invest Now');
    const menu = screen.getByRole('navigation', { name: 'Investment' });
    expect(within(menu).getByRole('link', { name: 'Investment Strategy' })).toHaveAttribute(
      'href',
      '/investment-strategy',
    );
    expect(within(menu).getByRole('link', { current: 'page' })).toHaveTextContent('invest now');
  });

  it('shows the form with default referrers when nothing else loads', async () => {
    fakeNetwork({
      'GET /api/auth/investwithusget': () => errorResponse(503, 'No answer.'),
      'GET /api/auth/siteinfo': () => errorResponse(503, 'No answer.'),
      'GET /api/auth/referredByList': () => errorResponse(503, 'No answer.'),
    });
    await renderPage('/invest-now');
    expect(await screen.findByLabelText('Expected investment amount')).toBeInTheDocument();
    expect(screen.getByLabelText<HTMLSelectElement>('Referred by').options).toHaveLength(13);
  });
});
