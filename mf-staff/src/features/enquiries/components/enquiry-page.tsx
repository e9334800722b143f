import { Link, useFormat, useLoaderData, useTranslation } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { StaffPage } from '../../../shared/components/staff-page';
import type { EnquiryPageData } from '../detail.loader';
import { EnquiryHandling } from './enquiry-handling';
import { EnquiryHistory } from './enquiry-history';
import { EnquiryMessage } from './enquiry-message';
import { EnquiryNotes } from './enquiry-notes';
import { EnquiryWays } from './enquiry-ways';
import styles from './enquiry-page.module.css';
import { StateLabel } from './state-label';

/** One enquiry: what was sent, what is to become of it, and what was done about it. */
export function EnquiryPage() {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const page = useLoaderData<EnquiryPageData | null>();
  if (!page) {
    return (
      <StaffPage title={t('enquiry.unknown.title')}>
        <EmptyState title={t('enquiry.unknown.text')}>
          <Link className="btn btn-outline-primary" to="/enquiries">
            {t('enquiry.back')}
          </Link>
        </EmptyState>
      </StaffPage>
    );
  }
  const { enquiry, colleagues, filters, beside } = page;
  // Another enquiry is another page: nothing that was begun here is carried over.
  return (
    <StaffPage
      key={enquiry.key}
      title={enquiry.name}
      eyebrow={<EnquiryWays filters={filters} {...beside} />}
      lead={
        <span className={styles.lead}>
          <StateLabel state={enquiry.state} />
          {t('enquiry.lead', {
            kind: t(`enquiries.kind.${enquiry.kind}`),
            date: dateTime(enquiry.created_at),
          })}
        </span>
      }
    >
      <div className={styles.layout}>
        <EnquiryMessage enquiry={enquiry} />
        <div className={styles.handling}>
          <EnquiryHandling enquiry={enquiry} colleagues={colleagues} />
        </div>
        <EnquiryNotes enquiry={enquiry} />
        <EnquiryHistory enquiry={enquiry} />
      </div>
    </StaffPage>
  );
}
