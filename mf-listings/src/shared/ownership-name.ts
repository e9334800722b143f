type Translate = (key: string, options: { defaultValue: string }) => string;

/** A form of ownership in the visitor's language; one that we have no word for stays as the feed has it. */
export const ownershipName = (ownership: string, t: Translate) =>
  t(`ownership.${ownership}`, { defaultValue: ownership });

/** What stands under ownership for a rental that tells only whether it is furnished. */
export const rentalFurnishingName = (furnished: string, t: Translate) =>
  t(`rentalFurnishing.${furnished}`, { defaultValue: furnishingName(furnished, t) });

/** Whether a home is furnished, in the visitor's language; what else a feed says of it stays as it is. */
export const furnishingName = (furnished: string, t: Translate) =>
  t(`furnishing.${furnished}`, { defaultValue: furnished });
