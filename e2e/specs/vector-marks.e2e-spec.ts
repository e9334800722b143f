import { expect, test } from '@playwright/test';

const PAGES = [
  '/',
  '/contact',
  '/portfolio',
  '/listings',
  '/listings/sales/queens',
  '/listings-detail/1',
  '/login',
];

/** The visible shapes of a page that have the black fill of SVG itself: neither their mark nor a style says another one. */
function blackShapes(): string[] {
  const marks = [...document.querySelectorAll('svg')];
  // What is filled in the colour of the text is not black any more.
  for (const mark of marks) mark.style.color = 'rgb(1, 2, 3)';
  return marks
    .flatMap((mark) => [...mark.querySelectorAll('path, rect, circle, ellipse, polygon, line')])
    .filter((shape) => {
      const { width, height } = shape.getBoundingClientRect();
      return width > 0 && height > 0 && getComputedStyle(shape).fill === 'rgb(0, 0, 0)';
    })
    .map((shape) => shape.outerHTML.slice(0, 120));
}

// As a visit sees it whose stylesheets are late, or do not come.
test.use({ javaScriptEnabled: false });

for (const path of PAGES) {
  test(`${path} draws no mark in solid black without its stylesheets`, async ({ page }) => {
    await page.route('**/*.css', (route) => route.abort());
    await page.goto(path);
    expect(await page.locator('svg').count()).toBeGreaterThan(0);
    expect(await page.evaluate(blackShapes)).toEqual([]);
  });
}
