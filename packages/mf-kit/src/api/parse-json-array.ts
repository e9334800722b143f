/**
 * The entries of an array that a service answers as JSON text inside of its JSON. Text that is missing, malformed or
 * not an array has none; what an entry looks like is the caller's to check.
 */
export function parseJsonArray(text: string | null | undefined): unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
