import { clearSession } from '@phantom/mf-kit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { InFrame } from '../../testing/in-frame';
import { framePage } from '../../testing/page';
import { followTheme } from './theme';
import { ThemeChoice } from './theme-choice';

const { dataset } = document.documentElement;

beforeEach(() => framePage());

afterEach(() => {
  document.cookie = 'theme=; path=/; max-age=0';
  delete dataset.theme;
});

const renderChoice = () =>
  render(
    <InFrame remotes={[]}>
      <ThemeChoice />
    </InFrame>,
  );
const isChecked = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;

it('follows the system until the visitor chooses a theme', () => {
  renderChoice();
  expect(isChecked('System')).toBe(true);

  fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect([isChecked('Dark'), dataset.theme, document.cookie]).toEqual([true, 'dark', 'theme=dark']);

  fireEvent.click(screen.getByRole('radio', { name: 'System' }));
  expect([dataset.theme, document.cookie]).toEqual([undefined, 'theme=system']);
});

it('shows the theme that the page was opened with', () => {
  dataset.theme = 'light';
  renderChoice();
  expect(isChecked('Light')).toBe(true);
});

it('keeps the theme after a sign-out', () => {
  renderChoice();
  fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  act(() => clearSession());
  expect(document.cookie).toContain('theme=dark');
});

it('applies the theme that another tab chooses', () => {
  const cookieStore = new EventTarget();
  Object.assign(window, { cookieStore });
  followTheme();
  renderChoice();
  const change = (cookie: string) =>
    act(() => {
      document.cookie = cookie;
      cookieStore.dispatchEvent(new Event('change'));
    });

  change('lang=de');
  expect(isChecked('System')).toBe(true);
  change('theme=dark; path=/');
  expect([isChecked('Dark'), dataset.theme]).toEqual([true, 'dark']);
  change('theme=; path=/; max-age=0');
  expect(isChecked('System')).toBe(true);
  Reflect.deleteProperty(window, 'cookieStore');
});
