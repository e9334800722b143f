/** A received mail, decoded. */
export interface MailParts {
  /** In lower case. */
  headers: Record<string, string>;
  subject: string;
  text: string;
  html: string;
  /** The calendar file that is part of the message. */
  calendar: string;
}

/** Reads what nodemailer writes: folded headers, encoded words, quoted-printable and base64 parts, also nested ones. */
export function mailParts(mail: string): MailParts {
  const leaves = leavesOf(mail);
  const read = (type: string) => {
    const leaf = leaves.find(({ headers }) => headers['content-type']?.startsWith(type));
    return leaf ? decode(leaf.body, leaf.headers).replaceAll('\r\n', '\n') : '';
  };
  const { headers } = splitHead(mail);
  return {
    headers,
    subject: decodeWords(headers['subject'] ?? ''),
    ...{ text: read('text/plain'), html: read('text/html'), calendar: read('text/calendar') },
  };
}

interface Part {
  headers: Record<string, string>;
  body: string;
}

function splitHead(part: string): Part {
  const [head = ''] = part.split('\r\n\r\n', 1);
  return { headers: headersOf(head), body: part.slice(head.length + 4) };
}

/** The parts without parts. */
function leavesOf(part: string): Part[] {
  const { headers, body } = splitHead(part);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1];
  if (!boundary) return [{ headers, body }];
  const parts = body.split(`--${boundary}`).slice(1, -1);
  return parts.flatMap((each) => leavesOf(each.replace(/^\r\n/, '')));
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

function decode(text: string, headers: Part['headers']): string {
  const encoding = headers['content-transfer-encoding'];
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString();
  return encoding === 'quoted-printable' ? decodeQuoted(text) : text;
}

function decodeQuoted(text: string): string {
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
        : decodeQuoted(word.replaceAll('_', ' ')),
    );

/** The first link of a text. */
export const linkIn = (text: string): string => /https?:\/\/\S+/.exec(text)?.[0] ?? '';
