import { documentHandle, documentLoader } from './documents-page';

export const loader = documentLoader('employment-handbook');
export const handle = documentHandle('employment-handbook');

export { DocumentsPage as Component } from './documents-page';
