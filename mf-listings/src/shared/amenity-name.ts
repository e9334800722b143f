type Translate = (key: string, options: { defaultValue: string }) => string;

/** An amenity in the visitor's language; one that we have no word for stays as the feed has it. */
export const amenityName = (amenity: string, t: Translate) =>
  t(`amenity.${amenity}`, { defaultValue: amenity });
