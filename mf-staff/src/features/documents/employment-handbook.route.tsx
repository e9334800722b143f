import { documentHandle, documentLoader } from './document-route';

export { DocumentsPage as Component } from './components/documents-page';

export const loader = documentLoader('employment-handbook');
export const handle = documentHandle('employment-handbook');
