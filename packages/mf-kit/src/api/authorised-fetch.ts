import { renewOrClear, noteRefusal } from '../session/renew-session';
import { getSession } from '../session/session';

/** `fetch` with the session's token. After a 401 it renews or clears the session, and repeats the request for the same person. */
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
