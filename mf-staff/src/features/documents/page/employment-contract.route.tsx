import { documentHandle, documentLoader } from './documents-page';

export const loader = documentLoader('employment-contract');
export const handle = documentHandle('employment-contract');

export { DocumentsPage as Component } from './documents-page';
