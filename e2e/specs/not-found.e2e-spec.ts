import { violations } from '../fixtures/accessibility.js';
import { leftInEnglish } from '../fixtures/languages/left-in-english.js';
import { textsOfPage } from '../fixtures/languages/visible-texts.js';
import { expect, test } from '../fixtures/page-health.js';
import { inLanguage, languages } from '../fixtures/public-pages.js';
import { settled } from '../fixtures/settled.js';
import { PublicSite } from '../pages/public-site.js';

const LITERAL = 'Sorry! the page you are looking for could not be found';

for (const language of languages) {
  test.describe(`an unknown address in ${language}`, () => {
    const address = inLanguage('/no-such-page', language);

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('responds with 404 and a link to the home page', async ({ page }) => {
        const answer = await page.goto(address);
        expect(answer?.status()).toBe(404);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(main.getByText(LITERAL)).toBeVisible({ visible: language === 'en' });
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
        const home = inLanguage('/home', language);
        await expect(main.getByRole('link')).toHaveAttribute('href', home);
      });
    });

    test('is hydrated, accessible, and links to the home page', async ({ page }) => {
      const broken: string[] = [];
      page.on('pageerror', (error) => broken.push(String(error)));
      await page.goto(address);
      await settled(page);
      expect(await violations(page)).toEqual([]);
      if (language !== 'en') {
        expect(leftInEnglish(await textsOfPage(page), language)).toEqual([]);
      }
      await page.getByRole('main').getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`${inLanguage('/home', language)}$`));
      await expect(new PublicSite(page).heading()).toBeFocused();
      expect(broken).toEqual([]);
    });
  });
}
