import { randomUUID } from 'node:crypto';
import { type Call, firstFile } from './call.js';
import { type Authorised, EMPLOYEE, signIn } from './sign-in.js';

const TRAINING = '/api/auth/pdf/PDflist/training';

/** The calls of an employee who has signed in, reads the dashboard, and writes a note. */
export async function employeeCalls(origin: string): Promise<Call[]> {
  const authorised = await signIn(origin, EMPLOYEE);
  const headers = () => authorised;
  return [
    { title: 'dashboard page', path: '/dashboard', needs: [], content: [] },
    { title: 'dashboard', path: '/api/auth/userdashboard', headers, needs: ['properties'] },
    { title: 'profile', path: '/api/auth/profile', headers, needs: ['auth'] },
    { title: 'enquiries', path: '/api/auth/enquiries', headers, needs: ['content'] },
    {
      title: 'file',
      path: await firstFile(fetch(origin + TRAINING, { headers: authorised })),
      needs: ['properties'],
      isFile: true,
    },
    {
      title: 'note',
      method: 'POST',
      path: '/api/auth/enquiries/contact/1/notes',
      headers: () => noteHeaders(authorised),
      body: () => ({ text: 'Called back, nobody there.' }),
      needs: ['content'],
    },
  ];
}

const noteHeaders = (authorised: Authorised): Record<string, string> => ({
  ...authorised,
  'content-type': 'application/json',
  'idempotency-key': randomUUID(),
});
