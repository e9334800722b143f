/** What is compared, by what it is called in the tables; the value says where it runs. */
export type Variants<Name extends string> = Readonly<Record<Name, string>>;

/**
 * Measures all variants in turn, as often as asked, every second time in the opposite order: what else happens on
 * the machine then weighs on each of them alike.
 *
 * @param measure is given the variant's origin
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
