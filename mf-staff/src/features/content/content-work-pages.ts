import { loadContentTexts } from './content-texts';
import * as release from './releases/release.route';
import * as releases from './releases/releases.route';
import * as board from './translations/board.route';
import * as translation from './translations/translation.route';

const PAGES = { board, translation, releases, release };

export type WorkPage = keyof typeof PAGES;

/** The page, when its texts are there. */
export async function loadPage(name: WorkPage) {
  // The publisher, which only lists the files of a page, has no texts.
  if (typeof window !== 'undefined') await loadContentTexts();
  return PAGES[name];
}
