import { I18nextProvider, getTranslations } from '@phantom/mf-kit';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { framePage } from '../../../testing/page';
import { DEFAULT_LAYOUT, saveStaffLayout } from '../staff-layout';
import { prepareStaffFrame } from '../staff-frame';
import { SettingsButton } from './settings-button';

beforeEach(async () => {
  await framePage();
  saveStaffLayout(DEFAULT_LAYOUT);
  await prepareStaffFrame();
  render(
    <I18nextProvider i18n={getTranslations()} defaultNS="shell">
      <SettingsButton />
    </I18nextProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Layout settings' }));
});

const group = (name: string) => screen.findByRole('group', { name });
const radio = async (name: string, choice: string) =>
  within(await group(name)).getByRole('radio', { name: choice });
const chosen = () => document.body.dataset.layout?.split(' ');

it('begins with the defaults', async () => {
  expect(await radio('Menu', 'Vertical')).toBeChecked();
  expect(await radio('Width', 'Fluid')).toBeChecked();
  expect(await radio('Sidebar colors', 'Dark')).toBeChecked();
  expect(await radio('Top bar', 'Light')).toBeChecked();
  expect(screen.getByRole('switch', { name: 'Preloader' })).not.toBeChecked();
});

it('applies a choice at once, and stores it in a cookie', async () => {
  await userEvent.click(await radio('Sidebar colors', 'Colored'));
  expect(chosen()).toContain('side-colored');
  expect(document.cookie).toContain(
    'layout=vertical.fluid.colored.light.default.off.on.comfortable',
  );
  await userEvent.click(screen.getByRole('switch', { name: 'Preloader' }));
  expect(chosen()).toContain('preloader-on');
});

it('moves within a group with the arrow keys', async () => {
  (await radio('Sidebar', 'Default')).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(await radio('Sidebar', 'Compact')).toBeChecked();
  expect(chosen()).toContain('size-compact');
});

it('shows icons alone in a boxed page, with the reason', async () => {
  await userEvent.click(await radio('Width', 'Boxed'));
  expect(await radio('Sidebar', 'Icon')).toBeChecked();
  expect(await radio('Sidebar', 'Default')).toBeDisabled();
  expect(await group('Sidebar')).toHaveAccessibleDescription(
    'A boxed page always has the icon sidebar.',
  );
});

it('uses a dark top bar with the horizontal menu, a light one with the vertical menu', async () => {
  await userEvent.click(await radio('Menu', 'Horizontal'));
  expect(await radio('Top bar', 'Dark')).toBeChecked();
  expect(await radio('Sidebar', 'Default')).toBeDisabled();
  await userEvent.click(await radio('Menu', 'Vertical'));
  expect(await radio('Top bar', 'Light')).toBeChecked();
});

it('resets to the defaults', async () => {
  await userEvent.click(await radio('Menu', 'Horizontal'));
  await userEvent.click(await radio('Width', 'Boxed'));
  await userEvent.click(screen.getByRole('button', { name: 'Reset to defaults' }));
  expect(document.cookie).toContain('layout=vertical.fluid.dark.light.default.off.on.comfortable');
});

it('returns the focus when it is closed', async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Close the layout settings' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Layout settings' })).toHaveFocus();
});
