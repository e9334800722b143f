import { expectHydrated, openAndHydrate } from '../fixtures/hydration.js';
import { leftInEnglish } from '../fixtures/languages/left-in-english.js';
import { textsOfHtml, textsOfPage } from '../fixtures/languages/visible-texts.js';
import { expect, test } from '../fixtures/page-health.js';
import { inLanguage, languages, publicPages, type Language } from '../fixtures/public-pages.js';

test.describe.configure({ mode: 'parallel' });

const translations = languages.filter((language) => language !== 'en');

publicPages.forEach((path, index) => {
  // Hydration is the same program in every language. `layout` opens each page in English; here it is one more language in turn.
  const language = translations[index % translations.length] as Language;
  const address = inLanguage(path, language);

  test(`${address} is hydrated without a change, a call or an English text`, async ({
    healthyPage: page,
  }) => {
    await expectHydrated(await openAndHydrate(page, address));
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    expect(leftInEnglish(await textsOfPage(page), language)).toEqual([]);
  });
});

for (const language of translations) {
  test(`the server renders every page in ${language}`, async ({ page }) => {
    for (const path of publicPages) {
      const address = inLanguage(path, language);
      const answer = await page.request.get(address, { headers: { Accept: 'text/html' } });
      const { lang, texts } = await textsOfHtml(page, await answer.text());
      expect(lang, address).toBe(language);
      expect(leftInEnglish(texts, language), address).toEqual([]);
    }
  });
}
