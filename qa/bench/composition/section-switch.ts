import type { Browser } from '@playwright/test';
import { sectionsAtWork } from '../browser/page-timing.js';
import { visit } from '../browser/visit.js';

export interface Switch {
  from: string;
  to: string;
}

/** Over the link first, so that what it leads to is there when it is clicked; or with a click alone. */
export type Approach = 'prefetched' | 'cold';

/** The time from a click on a link to another section until that section's content is painted, in milliseconds. */
export function switchTime(
  browser: Browser,
  origin: string,
  { from, to }: Switch,
  approach: Approach,
): Promise<number> {
  return visit(browser, origin + from, async ({ page, network }) => {
    // The same link may stand in a menu that is closed on a phone.
    const link = page.locator(`a[href="${to}"]`).filter({ visible: true }).first();
    if (approach === 'prefetched') {
      await link.hover();
      await network.untilQuiet();
      await link.click();
    } else {
      // No pointer comes near, so nothing can be foreseen.
      await link.dispatchEvent('click');
    }
    const { clickedAt, sections } = await sectionsAtWork(page, 2);
    return (sections[1]?.shownAt ?? NaN) - clickedAt;
  });
}
