import { documentHandle, documentLoader } from './document-route';

export { DocumentsPage as Component } from './components/documents-page';

export const loader = documentLoader('employment-contract');
export const handle = documentHandle('employment-contract');
