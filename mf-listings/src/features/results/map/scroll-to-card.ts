/** Brings a home's card in the list into sight, where the list shows it; the map has links of its own. */
export const scrollToCard = (id: number, map: HTMLElement | null) => {
  const links = document.querySelectorAll(`a[href$="/listings-detail/${id}"]`);
  const card = [...links].find((link) => !map?.contains(link))?.closest('li');
  if (!card) return;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  card.scrollIntoView({ block: 'nearest', behavior: isStill ? 'instant' : 'smooth' });
};
