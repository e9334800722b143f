/** The place of one section in the page, outside of every React root of the shell. */
export interface SectionContainer {
  /** The element that the remote draws in; another one after `clear` and `show`. */
  readonly element: HTMLElement;
  /** Says, to the stylesheet and to assistive technology, that content is on its way. */
  busy: (yes: boolean) => void;
  /** Starts afresh with an empty element, whatever an attempt did to the old one. */
  clear: () => void;
  /** Puts an element with content in its place. */
  show: (filled: HTMLElement) => void;
  remove: () => void;
}

/** Makes (or, where the server has already filled it, takes) the element of a remote. */
export function createContainer(remote: string): SectionContainer {
  const main = document.getElementById('main');
  if (!main) throw new Error('The page has no <main id="main">');
  let element =
    main.querySelector<HTMLElement>(`:scope > [data-remote="${remote}"]`) ??
    main.appendChild(emptyElement(remote));
  const show = (other: HTMLElement) => {
    if (other === element) return;
    element.replaceWith(other);
    element = other;
  };
  return {
    get element() {
      return element;
    },
    busy: (yes) => main.setAttribute('aria-busy', String(yes)),
    clear: () => show(emptyElement(remote)),
    show,
    remove() {
      main.setAttribute('aria-busy', 'false');
      element.remove();
    },
  };
}

function emptyElement(remote: string): HTMLElement {
  const element = document.createElement('div');
  element.dataset.remote = remote;
  return element;
}
