/** The address of a page with drafts in it. A path may have a query and a fragment of its own. */
export function previewAddress(path: string, token: string, { asVisitor = false } = {}): string {
  const { pathname, searchParams, hash } = new URL(path, window.location.origin);
  searchParams.set('preview', token);
  if (asVisitor) searchParams.set('as', 'visitor');
  return `${pathname}?${searchParams.toString()}${hash}`;
}
