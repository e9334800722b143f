import { useFormat, useLoaderData, useTranslation } from '@phantom/mf-kit';
import { StaffPage } from '../../../shared/components/staff-page';
import type { EnquiryPageData } from '../detail.loader';
import { useNameOf } from '../hooks/use-name-of';
import { metIn } from '../met-in';
import { EnquiryHandling } from './enquiry-handling';
import { EnquiryHistory } from './enquiry-history';
import { EnquiryMessage } from './enquiry-message';
import { EnquiryNotes } from './enquiry-notes';
import { EnquiryWays } from './enquiry-ways';
import styles from './enquiry-page.module.css';
import { NoEnquiry } from './no-enquiry';
import { StateLabel } from './state-label';

/** One enquiry: what was sent, what is to become of it, and what was done about it. */
export function EnquiryPage() {
  return useLoaderData<EnquiryPageData | null>() ? <KnownEnquiry /> : <NoEnquiry />;
}

function KnownEnquiry() {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  const { enquiry, colleagues, filters, beside } = useLoaderData<EnquiryPageData>();
  const nameOf = useNameOf(colleagues, metIn(enquiry));
  // Another enquiry is another page: nothing that was begun here is carried over.
  return (
    <StaffPage
      key={enquiry.key}
      title={enquiry.name}
      eyebrow={<EnquiryWays filters={filters} beside={beside} />}
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
          <EnquiryHandling enquiry={enquiry} colleagues={colleagues} nameOf={nameOf} />
        </div>
        <EnquiryNotes enquiry={enquiry} />
        <EnquiryHistory enquiry={enquiry} nameOf={nameOf} />
      </div>
    </StaffPage>
  );
}
