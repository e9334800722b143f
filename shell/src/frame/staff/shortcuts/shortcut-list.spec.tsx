import { SHORTCUTS } from '@phantom/mf-kit/shortcuts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InFrame } from '../../../testing/in-frame';
import { framePage } from '../../../testing/page';
import { prepareStaffFrame, StaffHeader } from '../staff-frame';
import { DEFAULT_LAYOUT, saveStaffLayout } from '../staff-layout';

const list = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
const isOpen = () => screen.queryByRole('dialog') !== null;

beforeEach(async () => {
  await framePage();
  saveStaffLayout(DEFAULT_LAYOUT);
  await prepareStaffFrame();
  render(
    <InFrame remotes={[]}>
      <StaffHeader />
      <button type="button">Elsewhere</button>
      <input aria-label="Search" />
    </InFrame>,
  );
});

it('lists each shortcut with its keys when ? is pressed', async () => {
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  await userEvent.keyboard('?');
  const keys = [...(await list()).querySelectorAll('kbd')].map(({ textContent }) => textContent);
  expect(keys).toEqual(expect.arrayContaining(['?', 'Esc', 'F8', 'Ctrl+S', 'Ctrl+Alt+2']));
  expect(keys).toHaveLength(Object.values(SHORTCUTS).flatMap(Object.values).length);
  const editor = within(within(await list()).getByRole('region', { name: 'In the editor' }));
  expect(editor.getByText('Save')).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Close the keyboard shortcuts' }));
  expect(isOpen()).toBe(false);
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

it('opens from the menu of the user, and gives the focus back to it', async () => {
  const menu = screen.getByRole('button', { name: 'admin' });
  await userEvent.click(menu);
  await userEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  expect(await list()).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close the keyboard shortcuts' }));
  expect(menu).toHaveFocus();
});

it('leaves ? to a field that has the focus, and to the shortcuts of the browser', async () => {
  const field = screen.getByRole('textbox', { name: 'Search' });
  await userEvent.type(field, '?');
  expect(field).toHaveValue('?');
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  await userEvent.keyboard('{Control>}?{/Control}');
  expect(isOpen()).toBe(false);
});

it('does not open by ? once that is turned off, which is kept in the cookie of the layout', async () => {
  await userEvent.keyboard('?');
  await userEvent.click(
    within(await list()).getByRole('switch', { name: 'The key “?” opens this list' }),
  );
  expect(document.cookie).toContain('layout=vertical.fluid.dark.light.default.off.off.comfortable');
  await userEvent.click(screen.getByRole('button', { name: 'Close the keyboard shortcuts' }));
  await userEvent.keyboard('?');
  expect(isOpen()).toBe(false);
});
