interface Located {
  address?: string | null;
  neighbourhood?: string | null;
  city?: string | null;
  state?: string | null;
  zip_code?: string | null;
}

/** What a home is called: its address, or its neighbourhood where the feed keeps the address back. */
export const homeName = ({ address, neighbourhood }: Located) =>
  address?.trim() || neighbourhood?.trim() || null;

/** `Brooklyn, NY 11233`, less what is unknown. */
export const homePlace = ({ city, state, zip_code }: Located) =>
  [city, [state, zip_code].filter(Boolean).join(' ')].filter(Boolean).join(', ');
