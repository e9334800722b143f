import { type Call, firstFile } from './call.js';
import { type Authorised, INVESTOR, signIn } from './sign-in.js';

const DOCUMENTS = '/api/auth/investor-documents';

/** The calls of an investor who reads documents and holdings. */
export async function investorCalls(origin: string): Promise<Call[]> {
  const authorised = await signIn(origin, INVESTOR);
  const headers = () => authorised;
  return [
    { title: 'investors page', path: '/investors', needs: [], content: [] },
    { title: 'documents', path: DOCUMENTS, headers, needs: ['properties'] },
    { title: 'holdings', path: '/api/auth/investor-holdings', headers, needs: ['properties'] },
    {
      title: 'file',
      path: await firstFile(openFirst(origin, authorised)),
      needs: ['properties'],
      isFile: true,
    },
  ];
}

/** A document has a link after its receipt was recorded. */
async function openFirst(origin: string, headers: Authorised): Promise<Response> {
  const answer = await fetch(origin + DOCUMENTS, { headers });
  const { list } = (await answer.json()) as { list: { id: number }[] };
  return fetch(`${origin}${DOCUMENTS}/${list[0]?.id}/receipt`, { method: 'POST', headers });
}
