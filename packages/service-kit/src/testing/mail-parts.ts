/** A received mail, decoded. */
export interface MailParts {
  /** In lower case. */
  headers: Record<string, string>;
  subject: string;
  text: string;
  html: string;
}

/** Reads what nodemailer writes: folded headers, encoded words, quoted-printable and base64 parts. */
export function mailParts(mail: string): MailParts {
  const [head = ''] = mail.split('\r\n\r\n', 1);
  const headers = headersOf(head);
  const body = mail.slice(head.length + 4);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1];
  const parts = boundary ? body.split(`--${boundary}`).slice(1, -1) : [`\r\n${mail}`];
  const read = (type: string) => {
    const part = parts.find((each) => each.includes(`Content-Type: ${type}`))?.slice(2) ?? '';
    const [partHead = ''] = part.split('\r\n\r\n', 1);
    const encoding = headersOf(partHead)['content-transfer-encoding'] ?? '7bit';
    return decode(part.slice(partHead.length + 4), encoding).replaceAll('\r\n', '\n');
  };
  const subject = decodeWords(headers['subject'] ?? '');
  return { headers, subject, text: read('text/plain'), html: read('text/html') };
}

const headersOf = (head: string): Record<string, string> =>
  Object.fromEntries(
    head
      .replaceAll(/\r\n[ \t]+/g, ' ')
      .split('\r\n')
      .map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
  );

function decode(text: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString();
  if (encoding !== 'quoted-printable') return text;
  const bytes = text
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

const decodeWords = (text: string): string =>
  text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString()
        : decode(word.replaceAll('_', ' '), 'quoted-printable'),
    );

/** The first link of a text. */
export const linkIn = (text: string): string => /https?:\/\/\S+/.exec(text)?.[0] ?? '';
