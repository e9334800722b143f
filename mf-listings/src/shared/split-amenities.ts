/** The amenities of a comma-separated text, each once, without the blanks around them. */
export const splitAmenities = (text: string | null | undefined): string[] => {
  const amenities = (text ?? '').split(',').map((amenity) => amenity.trim());
  return [...new Set(amenities)].filter(Boolean);
};
