/** The element that an address's hash (`#facts`) names; null where there is none. */
export function hashTarget(hash: string): HTMLElement | null {
  const name = hash.slice(1);
  if (!name) return null;
  try {
    return document.getElementById(decodeURIComponent(name));
  } catch {
    // Somebody wrote a lone percent sign.
    return document.getElementById(name);
  }
}
