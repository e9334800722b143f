import { act, render, screen } from '@testing-library/react';
import { setPageVisible, setReducedMotion } from '../../../testing/motion';
import type { HomeContent } from '../api/home';
import { Hero } from './hero';

jest.mock('@phantom/mf-kit', () => ({
  useTranslation: () => ({ t: (key: string) => key }),
  Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}));

const CONTENT: HomeContent = {
  slides: ['a', 'b', 'c'].map((key) => ({
    image: `/pictures/heroes/${key}/1920.webp`,
    caption: '',
    credit: '',
    lang: 'en',
  })),
  messages: ['One', 'Two', 'Three'].map((title, id) => ({
    id,
    title,
    desc: `${title}.`,
    lang: 'en',
  })),
};

const picture = () => document.querySelector('[data-state="current"] img')?.getAttribute('src');
const message = () => document.querySelector('[aria-hidden="false"] p')?.textContent;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function start({ reduced = false } = {}) {
  setReducedMotion(reduced);
  return render(<Hero {...CONTENT} />);
}

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('hero', () => {
  it('changes pictures every 5 s and messages every 6.05 s, independently', () => {
    start();
    expect([picture(), message()]).toEqual(['/pictures/heroes/a/1920.webp', 'One']);
    pass(4999);
    expect(picture()).toBe('/pictures/heroes/a/1920.webp');
    pass(1);
    expect([picture(), message()]).toEqual(['/pictures/heroes/b/1920.webp', 'One']);
    pass(1049);
    expect(message()).toBe('One');
    pass(1);
    expect([picture(), message()]).toEqual(['/pictures/heroes/b/1920.webp', 'Two']);
  });

  it('starts again after the last picture and message', () => {
    start();
    pass(15_000);
    expect(picture()).toBe('/pictures/heroes/a/1920.webp');
    pass(3_150);
    expect(message()).toBe('One');
  });

  it('shows the previous picture until the next has faded in over it', () => {
    start();
    pass(5000);
    const previous = document.querySelector('[data-state="previous"] img');
    expect(previous).toHaveAttribute('src', '/pictures/heroes/a/1920.webp');
  });

  it('shows the caption and the credit of the current picture', () => {
    setReducedMotion(false);
    const [first, second] = CONTENT.slides;
    const slides = [{ ...first!, caption: 'The ferry', credit: 'Ada Moss' }, second!];
    render(<Hero {...CONTENT} slides={slides} />);
    expect(screen.getByText('The ferry').parentElement).toHaveTextContent('The ferry © Ada Moss');
    pass(5000);
    expect(screen.queryByText('The ferry')).not.toBeInTheDocument();
  });

  it('loads the first picture alone, and the next half an interval early', () => {
    start();
    expect(document.images).toHaveLength(1);
    pass(2500);
    expect(document.images).toHaveLength(2);
  });

  it('renders all messages and exposes only the current one to screen readers', () => {
    start();
    expect(screen.getByText('Three.')).toBeInTheDocument();
    expect(document.querySelectorAll('[aria-hidden="true"] > p')).toHaveLength(4);
  });
});

describe('pausing the hero', () => {
  it('pauses pictures and messages with one button and continues at the same picture', () => {
    start();
    pass(5000);
    act(() => screen.getByRole('button', { name: 'hero.pause' }).click());
    pass(60_000);
    expect([picture(), message()]).toEqual(['/pictures/heroes/b/1920.webp', 'One']);
    act(() => screen.getByRole('button', { name: 'hero.play' }).click());
    pass(5000);
    expect(picture()).toBe('/pictures/heroes/c/1920.webp');
  });

  it('does not move with reduced motion until the visitor presses play', () => {
    start({ reduced: true });
    pass(60_000);
    expect([picture(), message()]).toEqual(['/pictures/heroes/a/1920.webp', 'One']);
    expect(document.images).toHaveLength(1);
    act(() => screen.getByRole('button', { name: 'hero.play' }).click());
    pass(5000);
    expect(picture()).toBe('/pictures/heroes/b/1920.webp');
  });

  it('does not move while the page is hidden, and the button still offers to pause', () => {
    start();
    setPageVisible(false);
    pass(60_000);
    expect(picture()).toBe('/pictures/heroes/a/1920.webp');
    expect(screen.getByRole('button', { name: 'hero.pause' })).toBeInTheDocument();
    setPageVisible(true);
    pass(5000);
    expect(picture()).toBe('/pictures/heroes/b/1920.webp');
  });

  it('has no button when there is one picture and one message', () => {
    setReducedMotion(false);
    render(<Hero slides={CONTENT.slides.slice(0, 1)} messages={CONTENT.messages.slice(0, 1)} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
