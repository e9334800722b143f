import type { Page } from '@playwright/test';
import { violations } from '../fixtures/accessibility.js';
import { expect, test } from '../fixtures/page-health.js';
import { admin, signIn } from '../fixtures/session.js';
import { settled } from '../fixtures/settled.js';

/** Pages that no other test changes, and whose content does not depend on the day: one of each composition. */
const PAGES = [
  '/overview',
  '/history',
  '/our-values',
  '/lending',
  '/investment-strategy',
  '/clearly-defined-acquisition-criteria',
  '/testimonials',
  '/podcast',
  '/search',
  '/login',
];
const THEMES = ['light', 'dark'] as const;
const LANGUAGES = ['en', 'de'] as const;

/** A small picture shows a changed colour, size or font as well as a large one. */
const VIEWPORT = { width: 768, height: 1200 };

const OPTIONS = { animations: 'disabled', maxDiffPixelRatio: 0.001 } as const;

/** Another version draws letters and shadows a little differently. */
const CHROMIUM = '156.0.8078.108';

test.skip(
  ({ browser }) => browser.version() !== CHROMIUM,
  `The pictures were taken with Chromium ${CHROMIUM}.`,
);

test.use({ viewport: VIEWPORT, contextOptions: { reducedMotion: 'reduce' } });

/** Fonts are `optional`: a page that waited for them on a busy machine stays in the fallback. */
async function useSiteFonts(): Promise<void> {
  const rules = [...document.styleSheets].flatMap(({ href, cssRules }) =>
    [...cssRules]
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .filter(({ style }) => style.getPropertyValue('font-display') === 'optional')
      .map(({ style }) => ({ style, base: href ?? document.baseURI })),
  );
  const faces = rules.map(({ style, base }) => {
    const value = (name: string) => style.getPropertyValue(name);
    const source = value('src').replaceAll(
      /url\("?([^")]+)"?\)/g,
      (_, address: string) => `url("${new URL(address, base).href}")`,
    );
    return new FontFace(value('font-family').replaceAll('"', ''), source, {
      weight: value('font-weight'),
      unicodeRange: value('unicode-range'),
    });
  });
  for (const face of await Promise.all(faces.map((each) => each.load()))) document.fonts.add(face);
}

async function settledWithFonts(page: Page): Promise<void> {
  await settled(page);
  await page.evaluate(useSiteFonts);
  await settled(page);
}

async function expectLooks(page: Page, name: string): Promise<void> {
  await settledWithFonts(page);
  await expect(page).toHaveScreenshot(`${name}.png`, OPTIONS);
}

const nameOf = (path: string, theme: string, language: string) =>
  [path.slice(1).replaceAll('/', '-'), theme, language].join('-');

for (const theme of THEMES) {
  for (const language of LANGUAGES) {
    test(`pages look as before, in the ${theme} theme, in ${language}`, async ({
      healthyPage: page,
    }) => {
      await page.emulateMedia({ colorScheme: theme });
      for (const path of PAGES) {
        await test.step(path, async () => {
          await page.goto(language === 'en' ? path : `/${language}${path}`);
          await expectLooks(page, nameOf(path, theme, language));
        });
      }
    });

    test(`every component looks as before, in the ${theme} theme, in ${language}`, async ({
      healthyPage: page,
    }) => {
      await page.emulateMedia({ colorScheme: theme });
      await signIn(admin, page);
      await page.goto(language === 'en' ? '/design' : `/${language}/design`);
      await expect(page.getByRole('region', { name: 'DataTable' })).toBeVisible();
      await settledWithFonts(page);
      await expect(page.getByRole('main')).toHaveScreenshot(
        `${nameOf('/design', theme, language)}.png`,
        OPTIONS,
      );
      expect(await violations(page)).toEqual([]);
    });
  }
}
