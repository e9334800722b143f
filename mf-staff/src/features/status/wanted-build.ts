import type { Override } from './api/set-override';

/** Reads `?override=mf-x=http://…`, which a development server prints for its build. */
export function wantedBuild(query: URLSearchParams): Override | undefined {
  const wanted = query.get('override') ?? '';
  const end = wanted.indexOf('=');
  if (end < 1) return undefined;
  return { remote: wanted.slice(0, end), url: wanted.slice(end + 1) };
}
