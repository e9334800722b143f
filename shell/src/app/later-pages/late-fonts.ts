/**
 * Applies web fonts that arrived after the first paint. They are `optional`: a browser then shows the fallback for the
 * life of the document, which here is the whole visit. The next page is rendered anew, so nothing visible moves.
 */
export function applyLateFonts(): void {
  const { pathname } = window.location;
  const onRouting = () => {
    // single-spa also dispatches the event for the first page, which must not change.
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
  // They are in the cache.
  const loaded = await Promise.allSettled(faces.map((face) => face.load()));
  for (const result of loaded) if (result.status === 'fulfilled') document.fonts.add(result.value);
}

/** New font faces for those of the stylesheets, which a browser cannot apply late. */
function optionalFaces(): FontFace[] {
  return [...document.styleSheets].flatMap((sheet) =>
    rulesOf(sheet)
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .filter(({ style }) => style.getPropertyValue('font-display') === 'optional')
      .map(({ style }) => toFace(style, sheet.href ?? document.baseURI)),
  );
}

/** Empty for a stylesheet of another origin, which scripts cannot read. */
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
