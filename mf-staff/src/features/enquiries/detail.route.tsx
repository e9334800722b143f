import type { RouteHandle } from '@phantom/mf-kit';
import type { EnquiryPageData } from './detail.loader';

export { EnquiryPage as Component } from './components/enquiry-page';
export { loader } from './detail.loader';

export const handle: RouteHandle<EnquiryPageData | null> = {
  head: (page, t) => ({
    title: page ? t('enquiry.head', { name: page.enquiry.name }) : t('enquiry.unknown.title'),
    noindex: true,
  }),
};
