/**
 * Takes up web fonts that came too late for the page that was loaded. They are `optional`: where one misses the first
 * paint, the browser keeps its fallback for as long as the document lives, which here is the whole visit. The next page is
 * drawn anew anyhow, so it gets what has arrived meanwhile, and nothing moves under the visitor's eyes.
 */
export function takeUpLateFonts(): void {
  const { pathname } = window.location;
  const onRouting = () => {
    // single-spa tells of the first page too, whose text is not to change under its reader's eyes.
    if (window.location.pathname === pathname) return;
    if (!isAnyOnItsWay()) window.removeEventListener('single-spa:before-routing-event', onRouting);
    void addArrivedFonts();
  };
  window.addEventListener('single-spa:before-routing-event', onRouting);
}

const isAnyOnItsWay = (): boolean => [...document.fonts].some(({ status }) => status === 'loading');

async function addArrivedFonts(): Promise<void> {
  const arrived = [...document.fonts].filter(({ status }) => status === 'loaded');
  const faces = optionalFaces().filter((face) => arrived.some((other) => isSame(face, other)));
  // From the cache: at once.
  const loaded = await Promise.allSettled(faces.map((face) => face.load()));
  for (const result of loaded) if (result.status === 'fulfilled') document.fonts.add(result.value);
}

/** The fonts that the shell's stylesheets name, once more: those of a stylesheet cannot be drawn after all. */
function optionalFaces(): FontFace[] {
  return [...document.styleSheets].flatMap((sheet) =>
    rulesOf(sheet)
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .filter(({ style }) => style.getPropertyValue('font-display') === 'optional')
      .map(({ style }) => toFace(style, sheet.href ?? document.baseURI)),
  );
}

/** None of a stylesheet from elsewhere, which no script may read. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

function toFace(style: CSSStyleDeclaration, base: string): FontFace {
  const value = (name: string) => style.getPropertyValue(name);
  const source = value('src').replaceAll(
    /url\("?([^")]+)"?\)/g,
    (_, address: string) => `url("${new URL(address, base).href}")`,
  );
  return new FontFace(unquoted(value('font-family')), source, {
    weight: value('font-weight'),
    unicodeRange: value('unicode-range'),
  });
}

function isSame(face: FontFace, other: FontFace): boolean {
  return (
    unquoted(face.family) === unquoted(other.family) &&
    face.weight === other.weight &&
    face.unicodeRange === other.unicodeRange
  );
}

const unquoted = (family: string): string => family.replaceAll(/["']/g, '');
