import { setSession } from '@phantom/mf-kit';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSession } from '../../testing/a-session';
import { renderPage } from '../../testing/render';
import { PATTERNS } from './patterns';
import { SAMPLES } from './samples';

beforeEach(() => setSession(aSession()));

it('shows the scale, the grid, the colours, every pattern of the theme and every component of packages/ui', async () => {
  await renderPage('/design');
  await screen.findByRole('heading', { level: 1, name: 'Design' });
  const parts = screen.getAllByRole('heading', { level: 2 }).map((part) => part.textContent);
  expect(parts).toEqual(
    expect.arrayContaining([
      'Type scale',
      'Grid',
      'Colours by their role',
      ...Object.keys({ ...PATTERNS, ...SAMPLES }),
    ]),
  );
});

it('shows each state of a component', async () => {
  const user = userEvent.setup();
  await renderPage('/design');
  const errors = await screen.findByRole('region', { name: 'ErrorState' });
  const retries = within(errors).getAllByRole('button', { name: 'View the project' });
  expect(retries.map((button) => button.getAttribute('aria-disabled'))).toEqual([null, 'true']);

  const tabs = screen.getByRole('region', { name: 'Tabs' });
  await user.click(within(tabs).getByRole('tab', { name: 'Brooklyn 2' }));
  expect(within(tabs).getByRole('tabpanel')).toHaveTextContent(/2019\. 2$/);

  await user.click(screen.getByRole('button', { name: 'Open the dialog' }));
  expect(await screen.findByRole('dialog')).toHaveAccessibleName('A building on Kent Avenue');
});

it('is written in the language of the employee', async () => {
  await renderPage('/design', 'de');
  expect(await screen.findByRole('heading', { level: 1, name: 'Gestaltung' })).toBeVisible();
});
