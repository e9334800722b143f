import type { SectionData } from '@phantom/mf-kit';

/** Content of a section that came with the page, until the section's remote takes it over. */
export interface ServedContent {
  element: HTMLElement;
  /** What the remote goes on from. */
  data: SectionData;
  /** Whether it stands as it came, whatever an attempt to take it over has done. */
  isWhole: () => boolean;
  /** From now on it is the remote's, or gone: what was loaded for it is used for nothing else. */
  end: () => void;
}

/** The remote whose content stands in the page as mere HTML: its links are the browser's. */
export function servedRemote(): string | undefined {
  return dataBlock()?.dataset.remote;
}

/** What the server has drawn for a remote; undefined where it drew nothing, and once that has ended. */
export function findServedContent(remote: string): ServedContent | undefined {
  const block = dataBlock();
  const element = document.querySelector<HTMLElement>(`#main > [data-remote="${remote}"]`);
  const first = element?.firstChild;
  if (block?.dataset.remote !== remote || !element || !first) return undefined;
  return {
    element,
    data: JSON.parse(block.textContent) as SectionData,
    isWhole: () => element.firstChild === first,
    end: () => block.remove(),
  };
}

function dataBlock(): HTMLElement | null {
  return document.getElementById('section-data');
}
