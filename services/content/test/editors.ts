import { signTestToken, type TestProcess } from '@phantom/service-kit/testing';
import type { AccountRight } from '@phantom/service-kit';

export interface Person {
  id: number;
  name: string;
  rights: AccountRight[];
}

export const edda: Person = { id: 7, name: 'Edda Editor', rights: ['editor'] };
export const paul: Person = { id: 8, name: 'Paul Publisher', rights: ['publisher'] };

export const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Calls the editing of the content service as a person. */
export const editorClient =
  ({ inject }: Pick<TestProcess, 'inject'>) =>
  async (method: Method, url: string, payload?: object, person = edda) => {
    const user = { ...person, email: 'a@example.com', type: 'admin' as const };
    const token = await signTestToken(user);
    const response = await inject({
      ...{ method, url: `/api/auth/content${url}`, payload },
      headers: { authorization: `Bearer ${token}` },
    });
    // eslint-disable-next-line @typescript-eslint/no-explicit-any
    return { status: response.statusCode, body: response.json<any>() };
  };

export type EditorClient = ReturnType<typeof editorClient>;

/** The titles of the newsletters that visitors see. */
export const titlesIn = async ({ inject }: Pick<TestProcess, 'inject'>): Promise<string[]> => {
  const response = await inject({ method: 'GET', url: '/api/auth/newsletterList' });
  return response.json<{ list: { title: string }[] }>().list.map(({ title }) => title);
};

/** A newsletter that could be published. @returns its id and version */
export async function newNewsletter(
  call: EditorClient,
  title: string,
): Promise<{ id: number; version: number }> {
  const { body } = await call('POST', '/entries', { type: 'newsletter' });
  const [{ id, version }] = body.list;
  const changes = [
    { path: 'texts.en.title', value: title },
    { path: 'texts.en.body', value: paragraph(`About ${title}.`) },
    { path: 'values.publishedAt', value: '2026-11-20T10:00:00Z' },
    { path: 'values.image', value: 1 },
  ];
  const saved = await call('PATCH', `/entries/${id}`, { version, changes });
  return { id, version: saved.body.list[0].version };
}
