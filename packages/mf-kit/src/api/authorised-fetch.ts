import { renewOrClear } from '../session/renew-session';
import { noteRefusal } from '../session/session-refusal';
import { getSession } from '../session/session';

/**
 * `fetch` with the session's token. When the token has just run out or was revoked (401) the session is renewed once and
 * the request sent again; a session that cannot be renewed is cleared, which leads to the home page. What one person
 * sent is never sent again for another who has signed in since.
 */
export async function authorisedFetch(request: Request): Promise<Response> {
  const session = getSession();
  if (!session) return fetch(request);
  const token = session.access_token;
  const secondTry = request.clone();
  const response = await fetch(withToken(request, token));
  if (response.status !== 401) return response;
  noteRefusal(response);
  const renewed = await renewOrClear(token);
  if (renewed?.user.id === session.user.id) {
    return fetch(withToken(secondTry, renewed.access_token));
  }
  return response;
}

function withToken(request: Request, token: string): Request {
  request.headers.set('Authorization', `Bearer ${token}`);
  return request;
}
