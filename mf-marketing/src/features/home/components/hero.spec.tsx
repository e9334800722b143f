import { act, render, screen } from '@testing-library/react';
import { showPage, wishForReducedMotion } from '../../../testing/motion';
import type { HomeContent } from '../api/get-home-content';
import { Hero } from './hero';

jest.mock('@phantom/mf-kit', () => ({
  useTranslation: () => ({ t: (key: string) => key }),
  Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}));

const CONTENT: HomeContent = {
  pictures: ['a', 'b', 'c'].map((key) => `/pictures/heroes/${key}/1920.webp`),
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
  wishForReducedMotion(reduced);
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
  it('turns pictures every 5 s and messages every 6.05 s, each at its own pace', () => {
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

  it('begins again after the last', () => {
    start();
    pass(15_000);
    expect(picture()).toBe('/pictures/heroes/a/1920.webp');
    pass(3_150);
    expect(message()).toBe('One');
  });

  it('leaves the previous picture in place until the next has faded in over it', () => {
    start();
    pass(5000);
    const previous = document.querySelector('[data-state="previous"] img');
    expect(previous).toHaveAttribute('src', '/pictures/heroes/a/1920.webp');
  });

  it('fetches the next picture half a turn ahead, and the first alone', () => {
    start();
    expect(document.images).toHaveLength(1);
    pass(2500);
    expect(document.images).toHaveLength(2);
  });

  it('holds every message in the layout, and reads out the current one alone', () => {
    start();
    expect(screen.getByText('Three.')).toBeInTheDocument();
    expect(document.querySelectorAll('[aria-hidden="true"] > p')).toHaveLength(4);
  });
});

describe('hero standing still', () => {
  it('pauses both by one button and goes on from there', () => {
    start();
    pass(5000);
    act(() => screen.getByRole('button', { name: 'hero.pause' }).click());
    pass(60_000);
    expect([picture(), message()]).toEqual(['/pictures/heroes/b/1920.webp', 'One']);
    act(() => screen.getByRole('button', { name: 'hero.play' }).click());
    pass(5000);
    expect(picture()).toBe('/pictures/heroes/c/1920.webp');
  });

  it('stands still for visitors who want less motion, until they press play', () => {
    start({ reduced: true });
    pass(60_000);
    expect([picture(), message()]).toEqual(['/pictures/heroes/a/1920.webp', 'One']);
    expect(document.images).toHaveLength(1);
    act(() => screen.getByRole('button', { name: 'hero.play' }).click());
    pass(5000);
    expect(picture()).toBe('/pictures/heroes/b/1920.webp');
  });

  it('waits while the page is hidden, and still says that it plays', () => {
    start();
    showPage(false);
    pass(60_000);
    expect(picture()).toBe('/pictures/heroes/a/1920.webp');
    expect(screen.getByRole('button', { name: 'hero.pause' })).toBeInTheDocument();
    showPage(true);
    pass(5000);
    expect(picture()).toBe('/pictures/heroes/b/1920.webp');
  });

  it('needs no button when nothing turns', () => {
    wishForReducedMotion(false);
    render(
      <Hero pictures={CONTENT.pictures.slice(0, 1)} messages={CONTENT.messages.slice(0, 1)} />,
    );
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
