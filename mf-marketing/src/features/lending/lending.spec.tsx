import { ApiError } from '@phantom/mf-kit';
import { emit } from '@phantom/mf-kit/events';
import { mockApi, type ApiReply } from '@phantom/mf-kit/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contentPage } from '../../testing/content-pages';
import { renderPage } from '../../testing/render-page';

const TERMS = '<p>Short and senior.</p><ul><li><strong>Amount:</strong> $1 million</li></ul>';

const mockLending = (...list: ReturnType<typeof contentPage>[]) =>
  mockApi('get', '/api/auth/lendingget', { list });
const mockTerms = (list: ApiReply<'get', '/api/auth/lending-terms'>['list'] = []) =>
  mockApi('get', '/api/auth/lending-terms', { list });
let lending: ReturnType<typeof mockLending>;

beforeEach(() => {
  window.sessionStorage.clear();
  const observer = { observe: () => undefined, disconnect: () => undefined };
  window.IntersectionObserver = jest.fn(() => observer) as unknown as typeof IntersectionObserver;
  lending = mockLending(contentPage('lending', 'Lending', TERMS));
  mockTerms();
});

describe('lending', () => {
  it('shows the text and its terms as a list of terms', async () => {
    await renderPage('/lending');
    expect(await screen.findByText('Short and senior.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Lending');
    expect(screen.getByRole('term')).toHaveTextContent('Amount');
    expect(screen.getByRole('definition')).toHaveTextContent('$1 million');
    expect(document.title).toBe('Lending | Phantom Partners');
  });

  it('sets the lang attribute of a text in another language', async () => {
    await renderPage('/lending', 'de');
    const text = await screen.findByText('Short and senior.');
    expect(text.closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Lending')).toHaveAttribute('lang', 'en');
  });

  it('shows an empty state when it has no text', async () => {
    mockLending(contentPage('lending', 'Lending', ''));
    await renderPage('/lending');
    expect(await screen.findByText('This page has no text at the moment.')).toBeInTheDocument();
  });

  it('shows the not-found page when it does not exist', async () => {
    mockLending();
    await renderPage('/lending');
    expect(await screen.findByText('Page not found')).toBeInTheDocument();
  });

  it('loads the page again after a failure', async () => {
    lending.mockRejectedValueOnce(new ApiError('No answer.', 503));
    await renderPage('/lending');
    await screen.findByText('No answer.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Short and senior.')).toBeInTheDocument();
  });

  it('shows the terms at a glance, and the page when they do not load', async () => {
    mockTerms([{ label: 'Term', value: '6 to 36 months', lang: 'en' }]);
    const view = await renderPage('/lending');
    expect(await screen.findByText('6 to 36 months')).toBeInTheDocument();
    view.unmount();
    mockTerms().mockRejectedValueOnce(new ApiError('No answer.', 503));
    await renderPage('/lending');
    expect(await screen.findByText('Short and senior.')).toBeInTheDocument();
    expect(screen.queryByText('6 to 36 months')).not.toBeInTheDocument();
  });

  it('offers financing to visitors with saved homes', async () => {
    await renderPage('/lending');
    await screen.findByText('Short and senior.');
    act(() => emit('favourites-changed', { count: 2 }));
    expect(screen.getByText(/You have saved 2 homes/)).toBeInTheDocument();
    act(() => emit('favourites-changed', { count: 0 }));
    expect(screen.queryByText(/You have saved/)).not.toBeInTheDocument();
  });
});

describe('the loan calculator', () => {
  const calculator = async () =>
    within(await screen.findByRole('region', { name: 'What would a loan cost?' }));
  const rowOf = (result: HTMLElement, name: string) =>
    within(result).getByText(name).parentElement?.textContent;
  const enter = async (field: HTMLElement, text: string) => {
    await userEvent.clear(field);
    await userEvent.type(field, text);
  };

  // jsdom has no IntersectionObserver. This one reports every element as visible.
  beforeEach(() => {
    window.IntersectionObserver = class {
      constructor(private readonly report: IntersectionObserverCallback) {}

      observe(target: Element) {
        const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
        this.report([entry], this as unknown as IntersectionObserver);
      }

      disconnect = () => undefined;
    } as unknown as typeof IntersectionObserver;
  });

  it('shows payment, total and loan to value, again with every change', async () => {
    await renderPage('/lending');
    const part = await calculator();
    await enter(part.getByLabelText('Interest, percent a year'), '9');
    await enter(part.getByLabelText('Term, months'), '12');
    const result = part.getByRole('status');
    expect(rowOf(result, 'Monthly payment')).toBe('Monthly payment$18,000');
    expect(rowOf(result, 'Interest in total')).toBe('Interest in total$216,000');
    expect(rowOf(result, 'Fee of 1%, once')).toBe('Fee of 1%, once$24,000');
    expect(rowOf(result, 'Loan to value')).toBe('Loan to value60%');
    await userEvent.selectOptions(part.getByLabelText('Repayment'), 'monthly');
    expect(rowOf(result, 'Monthly payment')).toBe('Monthly payment$209,884');
  });

  it('says when a loan is more than we lend of the value', async () => {
    await renderPage('/lending');
    const part = await calculator();
    await enter(part.getByLabelText('Loan, US dollars'), '3000000');
    expect(part.getByText('We lend up to 65% of the value.')).toBeInTheDocument();
  });

  it('names the range of a field, and keeps what was entered', async () => {
    await renderPage('/lending');
    const part = await calculator();
    const term = part.getByLabelText('Term, months');
    await enter(term, '60');
    expect(term).toBeInvalid();
    expect(term).toHaveAccessibleDescription('Enter a number from 6 to 36.');
    expect(term).toHaveValue(60);
    expect(part.getByRole('status')).toHaveTextContent('Please correct the fields');
  });

  it('writes numbers and texts in German', async () => {
    await renderPage('/lending', 'de');
    const part = within(
      await screen.findByRole('region', { name: 'Was würde ein Kredit kosten?' }),
    );
    expect(part.getByRole('status')).toHaveTextContent('Monatliche Zahlung17.400 $');
  });

  it('sends a request for a term sheet', async () => {
    const contact = mockApi('post', '/api/auth/contact-us', {});
    await renderPage('/lending');
    const form = within(await screen.findByRole('region', { name: 'Ask for a term sheet' }));
    await userEvent.type(form.getByLabelText(/^Name/), 'Ada Moss');
    await userEvent.type(form.getByLabelText(/^Email/), 'ada@example.com');
    await userEvent.type(form.getByLabelText(/^Phone/), '212 555 0142');
    await userEvent.click(form.getByRole('button', { name: 'Send request' }));
    expect(await form.findByRole('alert')).toHaveTextContent(
      'Please enter the address of the building.',
    );
    expect(contact).not.toHaveBeenCalled();
    await userEvent.type(form.getByLabelText(/^Address of the building/), '764 Halsey Street');
    await userEvent.click(form.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByRole('heading', { name: 'Thank You!' })).toBeInTheDocument();
    expect(contact).toHaveBeenCalledWith(
      expect.objectContaining({
        body: expect.objectContaining({ select: 'Submit a Deal', subject: '764 Halsey Street' }),
      }),
    );
  });
});
