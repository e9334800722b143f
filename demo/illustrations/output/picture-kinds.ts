/** Each kind of picture has a folder with its name. */
export const KINDS = {
  homes: { widths: [400, 800, 1200], ratio: 3 / 2 },
  interiors: { widths: [400, 800, 1200], ratio: 3 / 2 },
  projects: { widths: [400, 800, 1200], ratio: 3 / 2 },
  heroes: { widths: [400, 800, 1200, 1920], ratio: 2 },
  team: { widths: [400, 800], ratio: 4 / 5 },
} as const;

export type Kind = keyof typeof KINDS;

export const FORMATS = ['avif', 'webp'] as const;

/** Wider than a card: rarely requested, and the most expensive to encode. */
const WIDE = 1200;

/**
 * Tuned on these pictures. At card size one step more effort takes twice as long and saves a twentieth; a wide picture
 * takes a third of the time with the lowest effort, and is a third larger.
 */
export function encodingOf(format: (typeof FORMATS)[number], width: number) {
  if (format === 'webp') return { quality: 76, effort: 2 };
  const effort = width < WIDE ? 1 : 0;
  return { quality: 53, effort, chromaSubsampling: '4:2:0', tune: 'ssim' } as const;
}

/** Every file of a picture of this kind. */
export function fileNames(kind: Kind): string[] {
  return KINDS[kind].widths.flatMap((width) => FORMATS.map((format) => `${width}.${format}`));
}
