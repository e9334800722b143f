import { mailDocument, mailParagraphs } from './mail-document.js';

const preheaderOf = (preheader: string): string | undefined => {
  const html = mailDocument({ lang: 'en', title: 'T', preheader, content: '<p>x</p>' });
  return /overflow:hidden">(.*?)<\/div>/s.exec(html)?.[1];
};

it('shows the beginning of the text beside the subject, cut between two words', () => {
  expect(preheaderOf('Snow\n\n fell & fell.')).toBe('Snow fell &amp; fell.');
  expect(preheaderOf('word '.repeat(40))).toBe(`${'word '.repeat(27)}word …`);
});

it('writes paragraphs and line breaks, and no markup of the text', () => {
  expect(mailParagraphs('One\ntwo\n\n\n<b>three</b>\n')).toBe(
    '<p>One<br>two</p>\n<p>&lt;b&gt;three&lt;/b&gt;</p>',
  );
});
