/** The `code` of an error of Node, PostgreSQL or Fastify: `ECONNREFUSED`, `23505`, …; or empty. */
export function codeOf(thrown: unknown): string {
  const coded = typeof thrown === 'object' && thrown !== null && 'code' in thrown;
  return coded && typeof thrown.code === 'string' ? thrown.code : '';
}

export function messageOf(thrown: unknown): string {
  const told = typeof thrown === 'object' && thrown !== null && 'message' in thrown;
  return told ? String(thrown.message) : String(thrown);
}
