import { act, fireEvent, render, screen } from '@testing-library/react';
import { InFrame } from '../../testing/in-frame';
import { framePage } from '../../testing/page';
import { followTheme } from './theme';
import { ThemeChoice } from './theme-choice';

const { dataset } = document.documentElement;

beforeEach(() => framePage());

afterEach(() => {
  localStorage.clear();
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
  expect([isChecked('Dark'), dataset.theme, localStorage.getItem('theme')]).toEqual([
    true,
    'dark',
    'dark',
  ]);

  fireEvent.click(screen.getByRole('radio', { name: 'System' }));
  expect([dataset.theme, localStorage.getItem('theme')]).toEqual([undefined, null]);
});

it('shows the theme that the page was opened with', () => {
  dataset.theme = 'light';
  renderChoice();
  expect(isChecked('Light')).toBe(true);
});

it('applies the theme that another tab chooses', () => {
  followTheme();
  renderChoice();
  const change = (newValue: string | null) =>
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue }));
    });

  change('dark');
  expect([isChecked('Dark'), dataset.theme]).toEqual([true, 'dark']);
  change(null);
  expect(isChecked('System')).toBe(true);
});

it('applies the theme where the browser keeps nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('storage is off', 'SecurityError');
  });
  renderChoice();
  fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect([isChecked('Dark'), dataset.theme]).toEqual([true, 'dark']);
});
