import { randomUUID } from 'node:crypto';
import { publisherCalls } from '../fixtures/content-calls.js';
import { expect, step, test } from '../fixtures/keyboard/steps.js';
import { openDesk, type ContentDesk } from '../pages/content-desk.js';

// The second part goes on where the first has left the entry.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const first = `First letter ${randomUUID().slice(0, 8)}`;
let writer: ContentDesk;
let desk: ContentDesk;

test.beforeAll(async ({ request, browser }) => {
  await (await publisherCalls(request)).letter(first);
  writer = await openDesk(browser, request, 'editor');
  desk = await openDesk(browser, request, 'publisher');
});
test.afterAll(() => Promise.all([writer, desk].map(({ page }) => page.context().close())));

test('an editor finds an entry, writes it, looks at its preview and asks for review', async () => {
  const { page, editor } = writer;
  const body = page.getByRole('textbox', { name: /^Text/ });
  // One of the demo data: the newest file may be another test's.
  const choosePicture = async () => {
    const tiles = writer.dialog.getByRole('list', { name: 'Files' }).getByRole('button');
    await writer.fill(writer.dialog.getByRole('searchbox'), 'rafael-ortega');
    await expect(tiles).toHaveCount(1);
    await writer.use(tiles);
  };

  await step('the list is searched and filtered', async () => {
    await writer.begin();
    await writer.expectNoViolations();
    await writer.follow(writer.link('Newsletters'), 'Newsletters');
    await writer.fill(page.getByRole('searchbox'), first);
    await expect(page.getByRole('row')).toHaveCount(2);
    await writer.choose(page.getByRole('combobox', { name: 'State' }), 'Published');
    await expect(page.getByText('Nothing matches these filters')).toBeVisible();
    await writer.choose(page.getByRole('combobox', { name: 'State' }), 'Draft');
    await writer.choose(page.getByRole('combobox', { name: 'Order' }), 'By title');
    await expect(page.getByRole('row')).toHaveCount(2);
    await writer.expectNoViolations();
    await writer.follow(writer.link(first), first);
  });

  await step('a picture is chosen from the library', async () => {
    const choose = page.getByRole('button', { name: /^Choose another Picture/ });
    await writer.lookAt(choose);
    await writer.openDialog(choose);
    await choosePicture();
    await writer.expectBackAt(choose);
  });

  await step('a link is set in the text', async () => {
    await writer.tabTo(body);
    await writer.press('ControlOrMeta+End');
    await page.keyboard.type(' Read more: ');
    await writer.press('ControlOrMeta+k');
    await writer.expectDialog();
    const field = writer.dialog.getByRole('combobox');
    await writer.fill(field, '/lending');
    await expect(writer.dialog.getByRole('option').first()).toBeVisible();
    await writer.press('Enter');
    await writer.use(writer.button('Apply', writer.dialog));
    await writer.expectBackAt(body);
    await page.keyboard.type(' today');
    await expect(body.getByRole('link')).toHaveAttribute('href', /lending/);
    await expect(body.getByRole('link')).not.toContainText('today');
  });

  await step('a picture is put into the text by the toolbar', async () => {
    await writer.press('Alt+F10');
    const toolbar = page.getByRole('toolbar', { name: 'Formatting: Text' });
    await expect(toolbar.locator(':focus')).toHaveCount(1);
    await writer.arrowTo(writer.button('Insert a picture', toolbar));
    await writer.press('Enter');
    await writer.expectDialog();
    await choosePicture();
    await writer.expectBackAt(body);
    await page.keyboard.type('Under the picture');
    await expect(body.getByText('Under the picture')).toBeVisible();
    await writer.fill(body.getByLabel('Caption'), 'The roofs in winter');
    await writer.fill(page.getByLabel(/^Caption/).last(), 'Roofs');
    await editor.saved();
  });

  await step('the preview is shown in another width and language', async () => {
    const frame = page.locator('iframe');
    await writer.use(writer.button('Phone'));
    await expect(frame).toHaveCSS('width', '390px');
    await writer.lookAt(writer.button('Share a link'));
    await writer.tabTo(page.getByRole('tab', { name: 'English' }));
    await writer.arrowTo(page.getByRole('tab', { name: /^German/ }));
    await expect(frame).toHaveAttribute('src', /^\/de\//);
    await expect(page.frameLocator('iframe').getByText(first).first()).toBeVisible();
    await writer.press('Home');
    await expect(frame).not.toHaveAttribute('src', /^\/de\//);
    await expect(page.frameLocator('iframe').getByText('The roofs in winter')).toBeVisible();
    await writer.expectNoViolations();
  });

  await step('a review is asked for', async () => {
    const ask = writer.button('Ask for review');
    await writer.openDialog(ask);
    await writer.fill(writer.dialog.getByRole('textbox'), 'Please check the link');
    await writer.use(writer.button('Send for review', writer.dialog));
    await writer.expectBackAt(ask);
    await editor.toast('The review was asked for');
  });
});

test('a publisher publishes, compares, undoes, schedules, removes and restores an entry', async () => {
  const { page, editor } = desk;
  const publish = desk.button('Publish…');
  const publishNow = async () => {
    await desk.openDialog(publish);
    await desk.use(desk.button('Publish now', desk.dialog));
    await desk.expectBackAt(publish);
  };

  await step('what waits for review is published', async () => {
    await desk.begin();
    await desk.follow(desk.link(first).first(), first);
    await expect(page.getByText('Please check the link')).toBeVisible();
    await publishNow();
    await desk.fill(editor.title, `${first}, corrected`);
    await editor.saved();
    await publishNow();
  });

  await step('a revision is compared and becomes the draft', async () => {
    await desk.tabTo(page.getByRole('tab', { name: 'Preview' }));
    await desk.arrowTo(page.getByRole('tab', { name: 'Revisions' }));
    const compare = page
      .getByRole('listitem')
      .filter({ hasText: 'published it' })
      .last()
      .getByRole('button', { name: /^Compare/ });
    await desk.openDialog(compare);
    await desk.use(desk.button('Difference to now'));
    await expect(desk.dialog.locator('ins')).toContainText('corrected');
    await desk.expectNoViolations('dialog[open]');
    await desk.press('Escape');
    await desk.expectBackAt(compare);
    await desk.press('Enter');
    await desk.use(desk.button('Make it the draft'));
    await desk.expectBackAt(compare);
    await expect(editor.title).toHaveValue(first);
    await desk.expectNoViolations();
  });

  await step('the last publication is undone', async () => {
    await desk.act('Undo the last publication');
    await desk.expectBackAt(desk.button('More'));
  });

  await step('a publication is scheduled, and cancelled', async () => {
    await desk.openDialog(publish);
    await desk.tabTo(desk.dialog.getByRole('radio', { name: 'Now' }));
    await desk.press('ArrowRight');
    await desk.fillTime(desk.dialog.getByLabel(/^From/), ['01', '02', '2099', '10', '00', 'AM']);
    await desk.expectNoViolations('dialog[open]');
    await desk.use(desk.button('Schedule', desk.dialog));
    await desk.expectBackAt(publish);
    await expect(page.getByText(/^Will be published .*2099/)).toBeVisible();
    await desk.act('Cancel the schedule');
    await desk.expectBackAt(desk.button('More'));
    await expect(page.getByText(/^Will be published/)).toHaveCount(0);
  });

  await step('the entry goes to the bin and comes back', async () => {
    await desk.act('Move to the bin');
    await expect(page.getByRole('heading', { level: 1, name: 'Newsletters' })).toBeFocused();
    await desk.follow(desk.link('Content'), 'Content');
    await desk.follow(desk.link('Bin'), 'Bin');
    await desk.expectNoViolations();
    const row = page.getByRole('row').filter({ hasText: first });
    await desk.openDialog(row.getByRole('button', { name: /^Restore/ }));
    await desk.use(desk.button('Restore', desk.dialog));
    await expect(row).toHaveCount(0);
    await desk.expectPlaced();
  });
});
