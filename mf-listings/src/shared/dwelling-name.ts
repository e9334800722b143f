type Translate = (key: string, options: { defaultValue: string }) => string;

/** A kind of dwelling in the visitor's language; one that we have no word for stays as the feed has it. */
export const dwellingName = (kind: string, t: Translate) =>
  t(`dwelling.${kind}`, { defaultValue: kind });
