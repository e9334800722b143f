import type { Browser } from '@playwright/test';
import { sectionsAtWork } from '../browser/page-timing.js';
import { visit } from '../browser/visit.js';

export interface Switch {
  from: string;
  to: string;
}

/** Either hover the link first, so that its target is prefetched, or only click. */
export type Approach = 'prefetched' | 'cold';

/** The time in milliseconds from a click on a link to another section until that section's content is painted. */
export function switchTime(
  browser: Browser,
  origin: string,
  { from, to }: Switch,
  approach: Approach,
): Promise<number> {
  return visit(browser, origin + from, async ({ page, network }) => {
    // On a phone the links at the foot of the page are folded. Unfolded, they stay below the view, where nothing prefetches them.
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true;
    });
    // The same link may also be in a closed menu.
    const link = page.locator(`a[href="${to}"]`).filter({ visible: true }).first();
    if (approach === 'prefetched') {
      await link.hover();
      await network.untilQuiet();
      await link.click();
    } else {
      // Without a pointer event nothing can be prefetched.
      await link.dispatchEvent('click');
    }
    const { clickedAt, sections } = await sectionsAtWork(page, 2);
    return (sections[1]?.shownAt ?? NaN) - clickedAt;
  });
}
