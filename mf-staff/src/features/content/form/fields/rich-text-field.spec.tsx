import type { Language } from '@phantom/mf-kit';
import { mockApi, renderRoutes } from '@phantom/mf-kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { aField } from '../../testing/entries';
import { RichTextField } from './rich-text-field';

// jsdom has no layout.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();
window.document.elementFromPoint = () => null;

const onChange = jest.fn<undefined, [unknown]>();
beforeEach(() => onChange.mockReset());

const field = aField('body', {
  ...{ kind: 'rich-text', label: 'Text', required: true, translated: true },
});
/** With those of the editor, which its pages load. */
const locales = async (language: Language) => {
  const texts = [
    await import(`../../../../../locales/${language}.json`),
    await import(`../../../../../locales/content/${language}.json`),
  ] as object[];
  return Object.assign({}, ...texts) as object;
};

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const document = (...content: unknown[]) => ({ type: 'doc', content });

async function renderField(initial: unknown, isReadOnly = false) {
  function Field() {
    const [value, setValue] = useState(initial);
    return (
      <>
        <span id="body-label">Text</span>
        <RichTextField
          field={field}
          path="texts.de.body"
          id="body"
          isReadOnly={isReadOnly}
          isInvalid={false}
          value={value}
          language="de"
          onChange={(changed) => {
            onChange(changed);
            setValue(changed);
          }}
        />
        <button type="button" onClick={() => setValue(document(paragraph('An earlier text')))}>
          Restore
        </button>
      </>
    );
  }
  const routes = [{ path: '/content/:service/:type/:id', Component: Field }];
  const path = '/content/content/newsletter/7';
  await renderRoutes({ name: 'mf-staff', routes, locales, path });
  const text = await screen.findByRole('textbox', { name: 'Text' });
  const toolbar = within(screen.getByRole('toolbar', { name: 'Formatting: Text' }));
  const press = (name: string) => userEvent.click(toolbar.getByRole('button', { name }));
  return { text, toolbar, press };
}

const selectAll = (text: HTMLElement) => {
  text.focus();
  window.getSelection()?.selectAllChildren(text);
  fireEvent(window.document, new Event('selectionchange'));
};

it('is a text box of several lines in the language of the text', async () => {
  const { text } = await renderField(document(paragraph('Guten Tag')));
  expect(text).toHaveTextContent('Guten Tag');
  expect(text).toHaveAttribute('aria-multiline', 'true');
  expect(text).toHaveAttribute('aria-required', 'true');
  expect(text).toHaveAttribute('lang', 'de');
  expect(text).toHaveAccessibleDescription(/Alt\+F10/);
  expect(onChange).not.toHaveBeenCalled();
});

it('has one stop of the Tab key in the toolbar, and arrows between the tools', async () => {
  const { text, toolbar } = await renderField(document(paragraph('One')));
  const tools = toolbar.getAllByRole('button');
  expect(tools.filter((tool) => tool.tabIndex === 0)).toEqual([tools[0]]);

  text.focus();
  fireEvent.keyDown(text, { key: 'F10', altKey: true });
  expect(tools[0]).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(tools[2]).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowLeft}');
  expect(tools.at(-1)).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(text).toHaveFocus();
});

it('makes a heading and shows it pressed', async () => {
  const { text, toolbar, press } = await renderField(document(paragraph('Title')));
  selectAll(text);
  await press('Heading, level 2');
  expect(
    await toolbar.findByRole('button', { name: 'Heading, level 2', pressed: true }),
  ).toBeVisible();
  expect(onChange).toHaveBeenLastCalledWith(
    document({ ...paragraph('Title'), type: 'heading', attrs: { level: 2, lang: null } }),
  );
});

it('reports a text without content as null', async () => {
  const { press } = await renderField(null);
  await press('Bulleted list');
  expect(onChange.mock.lastCall?.[0]).toMatchObject({ type: 'doc' });
  await press('Undo');
  expect(onChange).toHaveBeenLastCalledWith(null);
});

it('shows a value that comes from elsewhere, and does not report it as a change', async () => {
  const { text } = await renderField(document(paragraph('A new text')));
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
  expect(text).toHaveTextContent('An earlier text');
  expect(onChange).not.toHaveBeenCalled();
});

it('shows the tools of tables inside a table alone', async () => {
  const { text, toolbar, press } = await renderField(document(paragraph('Before')));
  expect(toolbar.queryByRole('button', { name: 'Add a row below' })).not.toBeInTheDocument();
  await press('Insert a table');
  expect(within(text).getAllByRole('row')).toHaveLength(3);
  expect(within(text).getAllByRole('columnheader')).toHaveLength(2);
  await press('Add a row below');
  expect(within(text).getAllByRole('row')).toHaveLength(4);
  await press('Remove the column');
  expect(within(text).getAllByRole('columnheader')).toHaveLength(1);
  await press('Remove the table');
  expect(within(text).queryByRole('table')).not.toBeInTheDocument();
});

it('links a selection to an entry, which follows renames, and removes the link', async () => {
  const entry = { id: 7, title: 'News in May', path: '/single-news-letter/3', deleted_at: null };
  mockApi('get', '/api/auth/content/entries', { list: [entry as never], total: 1 });
  const { text, press } = await renderField(document(paragraph('our news')));
  selectAll(text);
  await press('Link');
  const dialog = within(await screen.findByRole('dialog', { name: 'Link' }));
  await userEvent.type(dialog.getByRole('combobox'), 'may');
  await userEvent.click(await dialog.findByRole('option', { name: /News in May/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));

  const link = await within(text).findByRole('link', { name: 'our news' });
  expect(link).toHaveAttribute('href', '/single-news-letter/3');
  const mark = { type: 'link', attrs: { href: '/single-news-letter/3', entry: 7 } };
  expect(JSON.stringify(onChange.mock.lastCall?.[0])).toContain(JSON.stringify(mark));

  await press('Link');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the link' }));
  expect(within(text).queryByRole('link')).not.toBeInTheDocument();
});

it('refuses an address that is none, and completes one without a scheme', async () => {
  const { text, press } = await renderField(null);
  await press('Link');
  const dialog = within(await screen.findByRole('dialog', { name: 'Link' }));
  await userEvent.click(dialog.getByRole('radio', { name: 'Another address' }));
  await userEvent.type(dialog.getByRole('textbox'), 'javascript:alert(1)');
  await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
  expect(await dialog.findAllByText(/Please enter a web address/)).not.toHaveLength(0);
  expect(onChange).not.toHaveBeenCalled();

  await userEvent.clear(dialog.getByRole('textbox'));
  await userEvent.type(dialog.getByRole('textbox'), 'example.com/a');
  await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
  const link = await within(text).findByRole('link', { name: 'example.com/a' });
  expect(link).toHaveAttribute('href', 'https://example.com/a');
});

it('says in which language a passage is', async () => {
  const { text, press } = await renderField(document(paragraph('Good morning')));
  selectAll(text);
  await press('Language of the passage');
  const dialog = within(await screen.findByRole('dialog', { name: 'Language of the passage' }));
  await userEvent.selectOptions(dialog.getByRole('combobox'), 'English');
  await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
  expect(await within(text).findByText('Good morning')).toHaveAttribute('lang', 'en');
});
