import { escapeHtml, type Language } from '@phantom/service-kit';

/** The style of the text of every mail. */
export const MAIL_FONT = 'font-family:Georgia,serif;font-size:17px;line-height:1.6';

/** Characters that mail programs show beside the subject. */
const PREHEADER = 140;

interface MailDocument {
  lang: Language;
  title: string;
  /** The beginning of the text, without markup. */
  preheader: string;
  /** HTML. */
  content: string;
}

/** The HTML of a mail. It sets no colors: the mail follows the dark mode and the font size of the mail program. */
export const mailDocument = ({ lang, title, preheader, content }: MailDocument): string =>
  `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0 auto;max-width:600px;padding:24px 16px">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(shortened(preheader))}</div>
${content}
</body>
</html>
`;

/** The paragraphs of a plain text as HTML. */
export const mailParagraphs = (text: string): string =>
  text
    .trim()
    .split(/\n{2,}/)
    .map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`)
    .join('\n');

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > PREHEADER ? `${line.slice(0, PREHEADER).replace(/\s\S*$/, '')} …` : line;
}
