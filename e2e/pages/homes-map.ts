import { expect, type Locator, type Page } from '@playwright/test';

/** The map beside the list of homes, and what a visitor does with it. */
export class HomesMap {
  constructor(private readonly page: Page) {}

  get window(): Locator {
    return this.page.getByRole('region', { name: 'Map of the homes' });
  }

  /** Its markers are hidden from screen readers, which have the list. */
  get markers(): Locator {
    return this.window.locator('.leaflet-marker-pane > div > span');
  }

  get homes(): Locator {
    return this.window.locator('.leaflet-marker-pane > [title] > span');
  }

  get clusters(): Locator {
    return this.window.locator('.leaflet-marker-pane > :not([title]) > span');
  }

  /** The marker of the home that is pointed at, be it its own or a cluster's. */
  get pointed(): Locator {
    return this.window.locator('.leaflet-marker-pane > [data-pointed] > span');
  }

  get card(): Locator {
    return this.page.getByRole('region', { name: 'Home chosen on the map' });
  }

  control(name: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name, exact: true });
  }

  get follows(): Locator {
    return this.page.getByRole('checkbox', { name: 'Search as I move the map' });
  }

  /** How many homes its markers stand for together. */
  async count(): Promise<number> {
    // Apart from its label, which shortens great numbers.
    const counts = await this.clusters.evaluateAll((clusters) =>
      clusters.map((cluster) => Number(cluster.dataset.count)),
    );
    return counts.reduce((sum, each) => sum + each, await this.homes.count());
  }

  /** It stands for so many homes: those in its window and, where it fits the search, all. */
  async expectCount(homes: number): Promise<void> {
    await expect.poll(() => this.count()).toBe(homes);
  }

  async dragBy(x: number, y: number): Promise<void> {
    await this.beginDrag(x, y);
    await this.page.mouse.up();
  }

  /** Ends with the pointer down, so that the drag goes on. */
  async beginDrag(x: number, y: number): Promise<void> {
    await this.window.scrollIntoViewIfNeeded();
    const box = await this.window.boundingBox();
    if (!box) throw new Error('The map is not displayed.');
    // Water or land: a marker would be chosen, and not moved.
    const [left, top] = [box.x + box.width / 2, box.y + 120];
    await this.page.mouse.move(left, top);
    await this.page.mouse.down();
    await this.page.mouse.move(left + x, top + y, { steps: 8 });
  }
}
