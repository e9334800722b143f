/** The path segment of a page, made from its name: `Our Team` is at `/our-team`. */
export function pageSlug(name: string): string {
  return name.trim().toLowerCase().replaceAll(/\s+/g, '-');
}
