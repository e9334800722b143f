import type { HandleOf } from '@phantom/mf-kit';
import { contactHead } from './contact-head';
import type { loader } from './contact.loader';

export { ContactPage as Component } from './components/contact-page';
export { loader } from './contact.loader';

export const handle: HandleOf<typeof loader> = { head: contactHead };
