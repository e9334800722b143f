import { documentHandle, documentLoader } from './documents-page';

export const loader = documentLoader('training');
export const handle = documentHandle('training');

export { DocumentsPage as Component } from './documents-page';
