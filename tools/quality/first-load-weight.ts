/** What a frontend's build.json says that its weight is made of; files are relative to the build's folder. */
export interface FrontendBuild {
  entry: string;
  scripts: string[];
  styles: string[];
  /** What follows a remote's entry on every visit. */
  preload: string[];
  /** The files of each module that is loaded later. */
  lazy: Record<string, string[]>;
}

export interface Weight {
  /** Bytes after brotli. */
  bytes: number;
  /** The heaviest first. */
  files: { file: string; bytes: number }[];
}

/** The kinds of file that have a budget, with how their names end. */
export const kinds = { script: '.js', style: '.css' } as const;
export type Kind = keyof typeof kinds;

/**
 * The most that a first visit of one frontend loads: its entry, the largest language, the largest route.
 * @param sizeOf the bytes of a file after brotli
 */
export function firstLoadWeight(
  build: FrontendBuild,
  kind: Kind,
  sizeOf: (file: string) => number,
): Weight {
  const modules = Object.entries(build.lazy);
  const filesOf = (pattern: RegExp) =>
    modules.filter(([module]) => pattern.test(module)).map(([, files]) => files);
  // A remote names what follows its entry; the shell has all of it in the page.
  const followed = build.preload.length > 0 ? build.preload : build.styles;
  const always = [build.entry, ...build.scripts, ...followed];
  // Routes share most of their files, and each is compressed to be weighed.
  const sizeOnce = memoized(sizeOf);
  const weigh = (files: string[]) => weightOf(files, kinds[kind], sizeOnce);
  const largest = (candidates: string[][]) =>
    candidates.reduce<string[]>(
      (most, files) => (weigh(files).bytes > weigh(most).bytes ? files : most),
      [],
    );
  return weigh([
    ...always,
    ...largest(filesOf(/^\.\/locales\//)),
    ...largest(filesOf(/route\.tsx$/)),
  ]);
}

function memoized(sizeOf: (file: string) => number): (file: string) => number {
  const sizes = new Map<string, number>();
  return (file) => {
    const size = sizes.get(file) ?? sizeOf(file);
    sizes.set(file, size);
    return size;
  };
}

function weightOf(files: string[], ending: string, sizeOf: (file: string) => number): Weight {
  const weighed = [...new Set(files)]
    .filter((file) => file.endsWith(ending))
    .map((file) => ({ file, bytes: sizeOf(file) }))
    .sort((one, other) => other.bytes - one.bytes);
  return { bytes: weighed.reduce((sum, { bytes }) => sum + bytes, 0), files: weighed };
}
