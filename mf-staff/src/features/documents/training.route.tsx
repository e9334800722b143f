import { documentHandle, documentLoader } from './document-route';

export { DocumentsPage as Component } from './components/documents-page';

export const loader = documentLoader('training');
export const handle = documentHandle('training');
