/** What of an address is to be another: null and empty values go. */
export type AddressChanges = Record<string, string | number | readonly string[] | null>;

/** The query of an address after a change. Whatever narrows or orders a list leads to its first page. */
export function changeAddress(address: URLSearchParams, changes: AddressChanges): string {
  const next = new URLSearchParams(address);
  if (!('page' in changes)) next.delete('page');
  for (const [key, value] of Object.entries(changes)) {
    next.delete(key);
    for (const each of typeof value === 'object' ? (value ?? []) : [String(value)]) {
      if (each) next.append(key, each);
    }
  }
  const text = next.toString();
  return text && `?${text}`;
}
