const BOUNDARY = 'hostile-boundary';

export interface SentFile {
  field: string;
  name: string;
  type: string;
  content: Buffer;
}

/** A form with names as they are: what a browser would make harmless first, is not. */
export function multipartBody(
  fields: Record<string, string>,
  { field, name, type, content }: SentFile,
): { headers: Record<string, string>; body: Buffer } {
  const texts = Object.entries(fields).map(
    ([key, value]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([
      Buffer.from(texts.join('') + head),
      content,
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]),
  };
}
