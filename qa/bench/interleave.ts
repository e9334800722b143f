/** The compared variants by their names in the tables; the value is the origin, or what else differs. */
export type Variants<Name extends string, Value = string> = Readonly<Record<Name, Value>>;

/**
 * Measures all variants alternately, every second time in the opposite order, so that other load on the machine affects
 * all of them equally.
 *
 * @param measure gets the value of the variant
 */
export async function interleaved<Name extends string, Sample, Value = string>(
  runs: number,
  variants: Variants<Name, Value>,
  measure: (value: Value) => Promise<Sample>,
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
