/** The address of the link that an element is (part of), if it is one of this site that opens in this window. */
export function linkedUrl(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || !opensHere(link)) return undefined;
  const url = new URL(link.href);
  return url.origin === window.location.origin ? url : undefined;
}

function opensHere(link: HTMLAnchorElement): boolean {
  const inWindow = link.target === '' || link.target === '_self';
  // A page in another language is a page load, or its link knows better.
  return inWindow && !link.hasAttribute('download') && !link.hreflang;
}
