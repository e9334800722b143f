/** An id as the trail keeps it. */
export const idText = (id: number | null | undefined): string | null =>
  typeof id === 'number' ? String(id) : null;
