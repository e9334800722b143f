export interface SentFile {
  content: Buffer;
  name: string;
  /** The media type of the request. */
  type?: string;
}

/** A multipart request as a browser sends it, for `app.inject({ method: 'POST', url, ...(await multipart({ … })) })`. */
export async function multipart(
  fields: Record<string, string | number | SentFile>,
): Promise<{ payload: Buffer; headers: { 'content-type': string } }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'object') {
      form.append(
        name,
        new Blob([new Uint8Array(value.content)], { type: value.type }),
        value.name,
      );
    } else form.append(name, String(value));
  }
  const encoded = new Response(form);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
}
