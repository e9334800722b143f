import type { SectionData } from '@phantom/mf-kit';

/** The element of one section, outside of the shell's React roots. */
export interface SectionContainer {
  /** The element in which the remote renders; `clear` and `show` replace it. */
  readonly element: HTMLElement;
  /** Marks the content as loading, for the stylesheet and assistive technology. */
  busy: (yes: boolean) => void;
  /** Replaces the element by an empty one, whatever a failed attempt did to it. */
  clear: () => void;
  show: (filled: HTMLElement) => void;
  remove: () => void;
}

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

/** A section's content from the server, until its remote hydrates it. */
export interface ServedContent {
  element: HTMLElement;
  data: SectionData;
  isUntouched: () => boolean;
  /** Call it when the content is hydrated or gone: its data must not be used again. */
  end: () => void;
}

/** The remote whose content is not hydrated: the browser handles its links. */
export function servedRemote(): string | undefined {
  return dataBlock()?.dataset.remote;
}

export function findServedContent(remote: string): ServedContent | undefined {
  const block = dataBlock();
  const element = document.querySelector<HTMLElement>(`#main > [data-remote="${remote}"]`);
  const first = element?.firstChild;
  if (block?.dataset.remote !== remote || !element || !first) return undefined;
  return {
    element,
    data: JSON.parse(block.textContent) as SectionData,
    isUntouched: () => element.firstChild === first,
    end: () => block.remove(),
  };
}

function dataBlock(): HTMLElement | null {
  return document.getElementById('section-data');
}
