import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import {
  multipart,
  sampleExecutable,
  sampleImageBomb,
  sampleOffice,
  samplePdf,
  sampleScriptedSvg,
} from '@phantom/service-kit/testing';
import { expect, test } from '../fixtures/page-health.js';
import { accessToken, employee } from '../fixtures/session.js';
import { keptOf, type Kept, propertyMissingDocuments } from '../fixtures/uploads.js';

const CALL = '/api/auth/current-Properties-file';
const MEGABYTE = 1_000_000;

let token: string;
let property: number;
test.beforeAll(async ({ request }) => {
  token = await accessToken(request, employee);
  property = await propertyMissingDocuments();
});

/** The same file under the same title would be taken for one that is sent again. */
const aTitle = () => `Deed ${randomUUID()}`;

const form = (content: Buffer, name: string, title = aTitle()) => ({
  headers: { authorization: `Bearer ${token}` },
  multipart: {
    title,
    id: String(property),
    file: { name, mimeType: 'application/pdf', buffer: content },
  },
});

const refused = [
  ['0 bytes', 422, 'deed.pdf', () => Buffer.alloc(0), /This file is empty/],
  ['21 MB', 413, 'plans.pdf', () => samplePdf(21 * MEGABYTE), /too large: 20 MB at most/],
  [
    'more than the gateway passes on',
    413,
    'plans.pdf',
    () => samplePdf(30 * MEGABYTE),
    /too large/,
  ],
  ['a program that is called a PDF', 422, 'deed.pdf', sampleExecutable, /not accepted/],
  ['an SVG with a script', 422, 'plan.svg', sampleScriptedSvg, /not accepted/],
  [
    'a picture that unfolds to 400 million pixels',
    422,
    'p.png',
    sampleImageBomb,
    /too many pixels/,
  ],
] as const;

for (const [what, status, name, content, sentence] of refused) {
  test(`a file of ${what} is refused with a message, and nothing is stored`, async ({
    request,
  }) => {
    const before = await keptOf(property);
    const answer = await request.post(CALL, form(content(), name));

    expect(answer.status()).toBe(status);
    const { error, message, errors } = (await answer.json()) as {
      error: number;
      message: string;
      errors?: { file: string[] };
    };
    expect(error).toBe(1);
    expect(errors?.file[0] ?? message).toMatch(sentence);
    await expect.poll(() => keptOf(property)).toEqual(before);
  });
}

test('a name with a path is stored as text, and the bytes under a random key', async ({
  request,
}) => {
  const before = await keptOf(property);
  const answer = await request.post(CALL, form(samplePdf(), '../../../etc/cron.d/run.pdf'));

  expect(answer.status()).toBe(200);
  const added = async () => {
    const { bytes } = await keptOf(property);
    return bytes.filter((key) => !before.bytes.includes(key));
  };
  await expect.poll(added).toEqual([expect.stringMatching(/^[0-9a-f-]{36}\.pdf$/)]);
});

test('an interrupted upload leaves nothing, and the next file is accepted', async ({
  request,
  baseURL,
}) => {
  const { host, hostname, port } = new URL(baseURL as string);
  const before = await keptOf(property);
  const { payload, headers } = await multipart({
    title: aTitle(),
    id: property,
    file: { content: samplePdf(4 * MEGABYTE), name: 'deed.pdf' },
  });
  const socket = connect(Number(port), hostname);
  socket.write(
    [
      `POST ${CALL} HTTP/1.1`,
      `Host: ${host}`,
      `Authorization: Bearer ${token}`,
      `Content-Type: ${headers['content-type']}`,
      `Content-Length: ${payload.length}`,
      '\r\n',
    ].join('\r\n'),
  );
  await new Promise((resolve) => socket.write(payload.subarray(0, 2 * MEGABYTE), resolve));
  socket.destroy();

  const next = await request.post(CALL, form(samplePdf(), 'deed.pdf'));
  expect(next.status()).toBe(200);
  const count = ({ rows, bytes }: Kept) => ({ rows: rows.length, bytes: bytes.length });
  const { rows, bytes } = count(before);
  await expect
    .poll(async () => count(await keptOf(property)))
    .toEqual({ rows: rows + 1, bytes: bytes + 1 });
});

test('a served file never runs as a script', async ({ request }) => {
  const answers: Record<string, string | undefined>[] = [];
  const title = aTitle();
  for (const content of [samplePdf(), sampleOffice('docx')]) {
    expect((await request.post(CALL, form(content, 'evil.html', title))).status()).toBe(200);
    const detail = await request.get(`/api/auth/current-propertieslist/${property}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const [{ data, baseurl }] = (
      (await detail.json()) as {
        list: [{ data: string; baseurl: string }];
      }
    ).list;
    const files = JSON.parse(data) as { file: string }[];
    answers.push((await request.get(baseurl + (files.at(-1)?.file ?? ''))).headers());
  }

  const [pdf, text] = answers;
  for (const headers of answers) {
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';/);
    expect(headers['content-type']).not.toMatch(/html|script|svg/);
  }
  const name = title.toLowerCase().replace(' ', '-');
  expect(pdf?.['content-disposition']).toBe(`inline; filename="${name}.pdf"`);
  expect(text?.['content-disposition']).toBe(`attachment; filename="${name}.docx"`);
});
