import { randomUUID } from 'node:crypto';
import { publisherCalls } from '../fixtures/content-calls.js';
import { drawnPicture } from '../fixtures/drawn-picture.js';
import { expect, step, test } from '../fixtures/keyboard/steps.js';
import { openDesk, type ContentDesk } from '../pages/content-desk.js';

// The parts share one sign-in.
test.describe.configure({ mode: 'default', timeout: 120_000 });

const mark = randomUUID().slice(0, 8);
const first = `First letter ${mark}`;
const second = `Second letter ${mark}`;
const terms = `Terms ${mark}`;
let desk: ContentDesk;

test.beforeAll(async ({ request, browser }) => {
  const calls = await publisherCalls(request);
  await calls.letter(first);
  await calls.letter(second);
  const { id, version } = await calls.create('offering');
  const figures = ['Term', 'Yield'].map((label) => ({ label, value: label.length.toString() }));
  await calls.save(id, version, [
    { path: 'texts.en.title', value: terms },
    { path: 'texts.en.figures', value: figures },
  ]);
  desk = await openDesk(browser, request, 'publisher');
});
test.afterAll(() => desk.page.context().close());

test('translations are found, written and left for the next one by a key', async () => {
  const { page, editor } = desk;
  const heading = page.getByRole('heading', { level: 1 });

  await step('the board is filtered, exported and imported', async () => {
    await desk.begin();
    await desk.follow(desk.link('Translations'), 'Translations');
    await desk.expectNoViolations();
    await desk.lookAt(desk.button('Import'));
    await desk.lookAt(desk.button('Export for an agency'));
    await desk.choose(page.getByRole('combobox', { name: 'Language', exact: true }), 'Italian');
    await desk.fill(page.getByRole('searchbox'), second);
    await expect(page.getByRole('row')).toHaveCount(2);
  });

  await step('a text is translated', async () => {
    await desk.follow(desk.link(new RegExp(`^Missing.*${second}, Italian`)), second);
    await desk.expectNoViolations();
    await desk.use(desk.button(/^Begin with the English text.*Title/));
    await desk.expectPlaced();
    await desk.fill(editor.title, `Seconda lettera ${mark}`);
    await editor.saved();
    await expect(page.getByText(/^Partial/)).toBeVisible();
    await desk.use(desk.button('I am translating it'));
    await expect(desk.button('Nobody is translating it')).toBeFocused();
  });

  await step('the key opens the next one', async () => {
    await desk.press('F8');
    await expect(heading).not.toHaveText(second);
    await expect(heading).toBeFocused();
  });
});

test('files are uploaded, described and removed in the media library', async () => {
  const { page } = desk;
  const name = `roofs-${mark}`;
  const tile = page.getByRole('list', { name: 'Files' }).getByRole('button', { name });

  await step('a file is uploaded', async () => {
    await desk.begin();
    await desk.follow(desk.link('Media library'), 'Media library');
    await desk.expectNoViolations();
    const picture = await drawnPicture(page, `${name}.png`, { width: 480, height: 320 });
    const chooser = page.waitForEvent('filechooser');
    await desk.use(desk.button('Choose files'));
    await (await chooser).setFiles(picture);
    await expect(tile).toBeVisible();
    await desk.use(desk.button(`Remove ${name}.png from this list`));
    await desk.expectPlaced();
  });

  await step('its texts and its focal point are set', async () => {
    await desk.openDialog(tile);
    await desk.tabTo(desk.button('Focal point'));
    await desk.press('ArrowLeft', 'Shift+ArrowUp');
    await expect(desk.dialog.getByText('49% from the left, 40% from the top.')).toBeVisible();
    await desk.fill(desk.dialog.getByLabel('English'), 'Snow on the roofs');
    await desk.use(desk.button('Save', desk.dialog));
    await expect(page.getByText(`Saved: ${name}`).last()).toBeVisible();
    await expect(desk.button('Save', desk.dialog)).toBeFocused();
    await desk.press('Escape');
    await desk.expectBackAt(tile);
  });

  await step('it goes to the bin', async () => {
    await desk.press('Enter');
    await desk.openDialog(desk.button('Move to the bin'));
    await desk.use(desk.button('Move to the bin', desk.dialog));
    await expect(tile).toHaveCount(0);
    await desk.expectPlaced();
    await desk.choose(page.getByRole('combobox', { name: 'View' }), 'List');
    await expect(page.getByRole('table')).toBeVisible();
    await desk.expectNoViolations();
  });
});

test('items, entries and releases are put in order and published together', async () => {
  const { page, editor } = desk;

  await step('the items of a list are added, moved and removed', async () => {
    await desk.begin();
    await desk.follow(desk.link('Offerings'), 'Offerings');
    await desk.fill(page.getByRole('searchbox'), mark);
    await desk.follow(desk.link(terms), terms);
    const figures = page.getByRole('group', { name: /figures/i }).last();
    const items = figures.getByRole('listitem');
    await desk.use(desk.button('Add an item', figures));
    await desk.fill(items.nth(2).getByRole('textbox').first(), 'Minimum');
    await desk.use(desk.button('Move up: Minimum', figures));
    await expect(desk.button('Move up: Minimum', figures)).toBeFocused();
    await desk.use(desk.button('Move down: Term', figures));
    await expect(desk.button('Move down: Term', figures)).toBeFocused();
    await expect(items.getByRole('textbox').first()).toHaveValue('Minimum');
    await desk.use(desk.button('Remove: Minimum', figures));
    await expect(items).toHaveCount(2);
    await desk.expectPlaced();
    await editor.saved();
    await desk.expectNoViolations();
  });

  await step('an entry is moved among the others', async () => {
    await desk.follow(desk.link('Offerings'), 'Offerings');
    await desk.follow(desk.link('Content'), 'Content');
    await desk.follow(desk.link('Testimonials'), 'Testimonials');
    await desk.use(desk.link('Change the order'));
    const list = page.getByRole('list', { name: 'Testimonials' });
    const handle = list.getByRole('button', { name: /^Move: / }).first();
    await expect(handle).toBeVisible();
    await desk.expectNoViolations();
    const name = ((await handle.getAttribute('aria-label')) ?? '').replace('Move: ', '');
    await desk.use(handle, 'Space');
    await expect(page.getByText(`${name} is lifted`)).toBeAttached();
    await desk.press('ArrowDown');
    await expect(page.getByText(`${name} is over position 2`)).toBeAttached();
    await desk.press('Space');
    await expect(page.getByText(`${name} is now at position 2`)).toBeAttached();
    await expect(desk.button(`Move: ${name}`)).toBeFocused();
    await desk.use(desk.button(`Move up: ${name}`));
    await expect(page.getByText(`${name} is now at position 1`)).toBeAttached();
    await expect(desk.button(`Move up: ${name}`)).toBeFocused();
  });

  await step('a release is put together', async () => {
    await desk.follow(desk.link('Content'), 'Content');
    await desk.follow(desk.link('Releases'), 'Releases');
    await desk.expectNoViolations();
    await desk.lookAt(desk.button('New release'));
    await desk.press('Enter');
    await desk.fill(desk.dialog.getByLabel('Name'), `Winter ${mark}`);
    await desk.use(desk.button('Create', desk.dialog));
    await expect(page.getByRole('heading', { level: 1, name: `Winter ${mark}` })).toBeFocused();
    const add = page.getByRole('combobox', { name: 'Add an entry' });
    for (const title of [first, second]) {
      await desk.fill(add, title);
      await expect(page.getByRole('option', { name: title })).toBeVisible();
      await desk.press('Enter');
      await expect(desk.link(title)).toBeVisible();
      await expect(add).toBeFocused();
    }
    await desk.choose(
      page.getByRole('combobox', { name: `What happens to: ${first}` }),
      'Take off the site',
    );
    await desk.use(desk.button(`Remove from the release: ${first}`));
    await expect(desk.link(first)).toHaveCount(0);
    await desk.use(desk.button('Show the pages'));
    await desk.expectPlaced();
    await desk.expectNoViolations();
  });

  await step('it is published', async () => {
    await desk.openDialog(desk.button('Publish…'));
    await desk.use(desk.button('Publish now', desk.dialog));
    await expect(desk.dialog).toHaveCount(0);
    await expect(page.getByText('Published').first()).toBeVisible();
    await desk.expectPlaced();
  });
});
