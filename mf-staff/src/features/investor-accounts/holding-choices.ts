import type { Choice } from '@phantom/forms';
import type { Holding } from './api/get-investor';

export const choicesOf = (holdings: readonly Holding[]): Choice[] =>
  holdings.map(({ id, property }) => ({ value: String(id), label: property }));
