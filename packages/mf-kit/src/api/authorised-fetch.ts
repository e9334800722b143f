import { renewSession } from '../session/renew-session';
import { clearSession, getSession } from '../session/session';

/**
 * `fetch` with the session's token. When the token has just run out (401) the session is renewed once and
 * the request sent again; a session that cannot be renewed is cleared, which leads to the home page.
 */
export async function authorisedFetch(request: Request): Promise<Response> {
  const token = getSession()?.access_token;
  if (!token) return fetch(request);
  const secondTry = request.clone();
  const response = await fetch(withToken(request, token));
  if (response.status !== 401) return response;
  const renewed = await renewSession();
  if (renewed) return fetch(withToken(secondTry, renewed.access_token));
  if (getSession()?.access_token === token) clearSession('expired');
  return response;
}

function withToken(request: Request, token: string): Request {
  request.headers.set('Authorization', `Bearer ${token}`);
  return request;
}
