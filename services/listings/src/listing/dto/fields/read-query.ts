/** What a transform of class-transformer is given. */
export interface Given {
  value: unknown;
}

/** An empty field of a form was not filled in. What is no text is left to validation. */
export const readText = ({ value }: Given): unknown =>
  typeof value === 'string' ? value.trim() || undefined : value;

/** Digits alone: `1e3`, `0x10` and `-1` are numbers to JavaScript, and to nobody who searches for a home. */
export const readNumber = (given: Given): unknown => {
  const text = readText(given);
  if (text === undefined) return undefined;
  return typeof text === 'string' && /^\d{1,10}(\.\d{1,6})?$/.test(text)
    ? Number(text)
    : Number.NaN;
};

/** A parameter that may be repeated, and is a single text if it is not. */
export const readList = ({ value }: Given): unknown => {
  if (value === undefined) return undefined;
  const given: unknown[] = Array.isArray(value) ? value : [value];
  const texts = given.map((each) => readText({ value: each })).filter((each) => each !== undefined);
  return texts.length > 0 ? [...new Set(texts)] : undefined;
};
