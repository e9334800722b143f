import type { DocumentRequest } from './api/get-property';

/** Whether the document is still to come: it was asked for, or what came was not good. */
export const isAwaited = ({ state }: Pick<DocumentRequest, 'state'>) =>
  state === 'open' || state === 'rejected';
