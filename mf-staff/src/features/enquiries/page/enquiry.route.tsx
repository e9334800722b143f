import {
  data,
  Link,
  useLoaderData,
  useTranslation,
  type LoaderFunctionArgs,
  type RouteHandle,
} from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { useDateTime } from '../../../shared/date-time/company-time';
import { listColleagues } from '../../../shared/api/colleagues';
import { undefinedIfNotFound } from '../../../shared/api/not-found';
import { StaffPage } from '../../../shared/components/staff-page';
import { getEnquiry } from '../api/enquiry';
import { listEnquiries } from '../api/list-enquiries';
import { isKind, type Enquiry } from '../api/sources';
import { signersOf, useColleagueName } from '../colleagues';
import { readFilters, toListQuery, type Filters } from '../enquiry-query';
import { EnquiryHandling } from '../form/enquiry-handling';
import { EnquiryNotes } from '../form/enquiry-notes';
import { EnquiryHistory } from './enquiry-history';
import { EnquiryMessage } from './enquiry-message';
import { EnquiryNavigation, type Neighbours } from './enquiry-navigation';
import styles from './enquiry.module.css';
import { EnquiryState } from './enquiry-state';

/** The enquiry and its neighbours in the list that led here; null with a 404 when unknown. */
export const loader = async ({ params, request }: LoaderFunctionArgs) => {
  const { signal } = request;
  const { kind, id } = params;
  if (!isKind(kind)) return data(null, { status: 404 });
  const filters = readFilters(new URL(request.url).searchParams);
  const [enquiry, colleagues] = await Promise.all([
    undefinedIfNotFound(getEnquiry({ kind, id: Number(id) }, signal)),
    listColleagues(signal).catch(() => null),
  ]);
  if (!enquiry) return data(null, { status: 404 });
  // Not awaited: a slow service must not delay the enquiry of another one.
  return { enquiry, colleagues, filters, neighbours: loadNeighbours(enquiry, filters, signal) };
};

/** Loads the neighbours. Never rejects: the page works without them. */
async function loadNeighbours(
  { key }: Enquiry,
  filters: Filters,
  signal: AbortSignal,
): Promise<Neighbours> {
  const loadOne = async (position: { before: string } | { after: string }) => {
    const query = { ...toListQuery(filters), ...position, limit: 1 };
    const page = await listEnquiries(query, signal).catch(() => undefined);
    return page?.list[0];
  };
  const [newer, older] = await Promise.all([loadOne({ after: key }), loadOne({ before: key })]);
  return { newer, older };
}

type EnquiryPageData = Exclude<Awaited<ReturnType<typeof loader>>, { type: string }>;

export const handle: RouteHandle<EnquiryPageData | null> = {
  head: (page, t) => ({
    title: page ? t('enquiry.head', { name: page.enquiry.name }) : t('enquiry.unknown.title'),
    noindex: true,
  }),
};

function EnquiryPage() {
  return useLoaderData<EnquiryPageData | null>() ? <EnquiryDetails /> : <UnknownEnquiry />;
}

function EnquiryDetails() {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const { enquiry, colleagues, filters, neighbours } = useLoaderData<EnquiryPageData>();
  const nameOf = useColleagueName(colleagues, signersOf(enquiry));
  // The key resets all state when the enquiry changes.
  return (
    <StaffPage
      key={enquiry.key}
      title={enquiry.name}
      eyebrow={<EnquiryNavigation name={enquiry.name} filters={filters} neighbours={neighbours} />}
      lead={
        <span className={styles.lead}>
          <EnquiryState state={enquiry.state} />
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

function UnknownEnquiry() {
  const { t } = useTranslation();
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

export { EnquiryPage as Component };
