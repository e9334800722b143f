/** Each kind of picture is a folder of that name. */
export const KINDS = {
  homes: { widths: [400, 800, 1200], ratio: 3 / 2 },
  interiors: { widths: [400, 800, 1200], ratio: 3 / 2 },
  projects: { widths: [400, 800, 1200], ratio: 3 / 2 },
  heroes: { widths: [400, 800, 1200, 1920], ratio: 2 },
  team: { widths: [400, 800], ratio: 4 / 5 },
} as const;

export type Kind = keyof typeof KINDS;

export const FORMATS = ['avif', 'webp'] as const;

/** Wider than a card: seldom asked for, and where most of the encoding time would go. */
const WIDE = 1200;

/**
 * Tuned on these pictures. At card size a step more effort takes twice as long and saves a twentieth; a wide one
 * takes a third of the time without effort, and is a third larger.
 */
export function encodingOf(format: (typeof FORMATS)[number], width: number) {
  if (format === 'webp') return { quality: 76, effort: 2 };
  const effort = width < WIDE ? 1 : 0;
  return { quality: 53, effort, chromaSubsampling: '4:2:0', tune: 'ssim' } as const;
}

/** Every file that a picture of this kind consists of. */
export function fileNames(kind: Kind): string[] {
  return KINDS[kind].widths.flatMap((width) => FORMATS.map((format) => `${width}.${format}`));
}
