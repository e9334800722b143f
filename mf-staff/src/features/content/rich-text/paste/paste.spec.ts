import { richTextExtensions } from '@phantom/rich-text/extensions';
import { Editor } from '@tiptap/core';
import { cleanHtml } from './clean-html';
import { type PasteProblem, pasteProps } from './paste-props';
import { GOOGLE_DOCS } from './testing/google-docs';
import { WORD } from './testing/word';

// jsdom has no layout.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;

const squeezed = (html: string) => html.replace(/>\s+</g, '><');

describe('cleanHtml', () => {
  it('cleans a document of Word', () => {
    const { html, pictures } = cleanHtml(WORD);
    expect(pictures).toBe(1);
    expect(squeezed(html)).toBe(
      '<h2>Rents in winter</h2><h2>What changed</h2>' +
        '<p>In Hoboken rents <strong>rose</strong> by <em>four</em> percent.[1]</p>' +
        '<ul><li>Houses<ul><li>with a garden</li></ul></li><li>Flats</li></ul>' +
        '<p>Next steps:</p>' +
        '<ol><li>Call us</li><li>Visit <a href="https://example.com/homes">a home</a></li></ol>' +
        '<table><tbody><tr><td><p><strong>Kind</strong></p></td><td><p><strong>Rent</strong></p></td></tr>' +
        '<tr><td colspan="2"><p>House: $2,100</p></td></tr></tbody></table>',
    );
  });

  it('cleans a document of Google Docs', () => {
    const { html, pictures } = cleanHtml(GOOGLE_DOCS);
    expect(pictures).toBe(1);
    expect(squeezed(html)).toBe(
      '<h2>Rents in winter</h2>' +
        '<p>They <strong>rise</strong> and <em>fall</em>: <a href="https://example.com/rents?a=1">the figures</a></p>' +
        '<ul><li><p>Houses</p><ul><li><p>with a garden</p></li></ul></li><li><p>Flats</p></li></ul>' +
        '<table><tbody><tr><td><p>House</p></td><td><p>$2,100</p></td></tr></tbody></table>',
    );
  });

  it.each([
    ['<b style="font-weight:normal">plain</b>', 'plain'],
    ['<div><div>One</div><div>Two</div></div>', '<p>One</p><p>Two</p>'],
    ['<h5>Small</h5>', '<h4>Small</h4>'],
    ['<h2><strong>Bold heading</strong></h2>', '<h2>Bold heading</h2>'],
    ['<p onclick="a()" style="color:red">Red</p>', '<p>Red</p>'],
    ['<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">Click</a>', 'Click'],
    ['<a href="#part">Part</a>', 'Part'],
    [
      `<a href="${window.location.origin}/lending?a=1">Lending</a>`,
      '<a href="/lending?a=1">Lending</a>',
    ],
    ['<p>New&nbsp;York</p>', '<p>New\u00a0York</p>'],
    ['<p>Two&nbsp; words</p>', '<p>Two words</p>'],
    ['<p>&nbsp;</p><p>Text</p>', '<p>Text</p>'],
    ['<ul><ul><li>Deep</li></ul></ul>', '<ul><li><ul><li>Deep</li></ul></li></ul>'],
    ['<font color="red"><u>Text</u></font>', 'Text'],
  ])('%s becomes %s', (html, expected) => {
    expect(cleanHtml(html).html.replaceAll('&nbsp;', '\u00a0')).toBe(expected);
  });

  it('does not count the dots of mails as pictures', () => {
    expect(cleanHtml('<p>a<img width="1" height="1" src="https://example.com/o.gif"></p>')).toEqual(
      {
        html: '<p>a</p>',
        pictures: 0,
      },
    );
  });

  it('leaves what was copied out of an editor as it is', () => {
    const html = '<p data-pm-slice="1 1 []" lang="de">Guten Tag</p>';
    expect(cleanHtml(html)).toEqual({ html, pictures: 0 });
  });
});

/** jsdom has no events of the clipboard. */
const pasted = () => new Event('paste') as ClipboardEvent;

describe('pasting', () => {
  const open = () => {
    const problems: (PasteProblem | undefined)[] = [];
    const editor = new Editor({
      element: document.body,
      extensions: richTextExtensions,
      editorProps: pasteProps((problem) => problems.push(problem)),
      injectCSS: false,
    });
    return { editor, problems };
  };

  it('puts a document of Word into the text, without a change of its words', () => {
    const { editor, problems } = open();
    editor.view.pasteHTML(WORD, pasted());
    expect(editor.getText()).toMatch(/Rents in winter[^]*Hoboken rents rose by four[^]*\$2,100/);
    const types = editor.getJSON().content.map(({ type }) => type);
    expect(types).toEqual(
      expect.arrayContaining(['heading', 'paragraph', 'bulletList', 'orderedList', 'table']),
    );
    expect(problems).toEqual(['pictures']);
    editor.destroy();
  });

  it.each([
    ['One\n\nTwo\nlines', '<p>One</p><p>Two<br>lines</p>'],
    ['One\r\nTwo', '<p>One</p><p>Two</p>'],
    ['<b>no HTML</b>', '<p>&lt;b&gt;no HTML&lt;/b&gt;</p>'],
    ['One', '<p>One</p>'],
  ])('keeps the paragraphs of plain text: %j', (text, html) => {
    const { editor } = open();
    editor.view.pasteText(text, pasted());
    expect(editor.getHTML()).toBe(html);
    editor.destroy();
  });

  it('refuses files', () => {
    const { editor, problems } = open();
    const { handleDrop } = editor.options.editorProps;
    const dataTransfer = { files: [new File(['a'], 'a.png')], types: ['Files'] };
    const event = { dataTransfer } as unknown as DragEvent;
    expect(handleDrop?.call(undefined as never, editor.view, event, null as never, false)).toBe(
      true,
    );
    expect(problems).toEqual(['files']);
    editor.destroy();
  });
});
