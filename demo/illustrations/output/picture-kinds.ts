/** Each kind of picture has a folder with its name. */
export const KINDS = {
  homes: { widths: [400, 800, 1200], ratio: 3 / 2 },
  interiors: { widths: [400, 800, 1200], ratio: 3 / 2 },
  projects: { widths: [400, 800, 1200], ratio: 3 / 2 },
  heroes: { widths: [400, 800, 1200, 1920], ratio: 2 },
  team: { widths: [400, 800], ratio: 4 / 5 },
} as const;

export type Kind = keyof typeof KINDS;

/** In percent from the left and the top. */
export interface Focus {
  x: number;
  y: number;
}

export const CENTRE: Focus = { x: 50, y: 50 };

/** Width to height: the shapes in which phones show the head of a page, a slide or a thumbnail. */
const CROP_SHAPES = [
  [1, 1],
  [2, 3],
  [3, 2],
] as const;

export interface Crop {
  /** Pixels of the whole picture. */
  width: number;
  ratio: number;
  file: string;
}

/** The crops of a picture around its focal point, by the names that `Picture` of the frontends asks for. */
export function cropsOf(kind: Kind, { x, y } = CENTRE): Crop[] {
  if (kind !== 'heroes') return [];
  return KINDS[kind].widths.flatMap((width) =>
    CROP_SHAPES.map(([wide, high]) => ({
      width,
      ratio: wide / high,
      file: `${width}-${wide}x${high}-${x}-${y}.avif`,
    })),
  );
}

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
export function fileNames(kind: Kind, focus = CENTRE): string[] {
  const whole = KINDS[kind].widths.flatMap((width) =>
    FORMATS.map((format) => `${width}.${format}`),
  );
  return [...whole, ...cropsOf(kind, focus).map(({ file }) => file)];
}
