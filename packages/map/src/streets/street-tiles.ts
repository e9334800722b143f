/** The absolute address of the archive of tiles that the page names. Undefined where its streets cannot be drawn. */
export const streetTiles = (): string | undefined => {
  const tiles = document.querySelector<HTMLMetaElement>('meta[name="map-tiles"]')?.content;
  return tiles && hasWebgl() ? new URL(tiles, document.baseURI).href : undefined;
};

const hasWebgl = (): boolean => {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    // Browsers limit the number of contexts.
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
};
