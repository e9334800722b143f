/** Where a release stands on the page. */
export const anchorOf = ({ id }: { id: number }): string => `release-${id}`;
