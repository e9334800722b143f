/** The home that a part of the list belongs to, by the link to its page. */
export const highlightedHome = (part: EventTarget): number | null => {
  let item = part instanceof Element ? part.closest('li') : null;
  // What a card tells of its home may be a list, too.
  for (; item; item = item.parentElement?.closest('li') ?? null) {
    const link = item.querySelector('a[href*="/listings-detail/"]');
    const [, id] = /\/listings-detail\/(\d+)/.exec(link?.getAttribute('href') ?? '') ?? [];
    if (id !== undefined) return Number(id);
  }
  return null;
};
