/** The compared variants by their names in the tables; the value is the origin. */
export type Variants<Name extends string> = Readonly<Record<Name, string>>;

/**
 * Measures all variants alternately, every second time in the opposite order, so that other load on the machine affects
 * all of them equally.
 *
 * @param measure gets the variant's origin
 */
export async function interleaved<Name extends string, Sample>(
  runs: number,
  variants: Variants<Name>,
  measure: (origin: string) => Promise<Sample>,
): Promise<Record<Name, Sample[]>> {
  const names = Object.keys(variants) as Name[];
  const samples = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    Sample[]
  >;
  for (let run = 0; run < runs; run += 1) {
    for (const name of run % 2 === 0 ? names : names.toReversed()) {
      samples[name].push(await measure(variants[name]));
    }
  }
  return samples;
}
