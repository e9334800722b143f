/** As the drivers of folders and of buckets say that there is nothing of that name. */
const GONE = new Set(['ENOENT', 'NotFound', 'NoSuchKey']);

/** True where a storage has no such file; false where it could not tell. */
export function isGone(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { name, code, cause } = error as Partial<NodeJS.ErrnoException>;
  return GONE.has(code ?? '') || GONE.has(name ?? '') || isGone(cause);
}
