/**
 * Tells of every link that comes into sight, also of those that are added later. Works only while the browser is
 * idle, and not before the page has loaded.
 *
 * @param onSight answers whether to go on
 */
export function watchLinksInSight(onSight: (link: Element) => boolean): void {
  const sight = new IntersectionObserver((entries) => {
    const seen = entries.filter(({ isIntersecting }) => isIntersecting);
    for (const { target } of seen) {
      sight.unobserve(target);
      if (!onSight(target)) {
        sight.disconnect();
        changes.disconnect();
        return;
      }
    }
  });
  let planned = false;
  const plan = () => {
    if (planned) return;
    planned = true;
    requestIdleCallback(() => {
      planned = false;
      // What is observed anew is told of anew: another section may be at hand by now.
      sight.disconnect();
      for (const link of document.links) sight.observe(link);
    });
  };
  const changes = new MutationObserver(plan);
  const begin = () => {
    changes.observe(document.body, { childList: true, subtree: true });
    plan();
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
