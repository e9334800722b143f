import {
  ApiError,
  data,
  Link,
  type LoaderFunctionArgs,
  type RouteHandle,
  useFormat,
  useLoaderData,
  useTranslation,
} from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { StaffPage } from '../../../shared/components/staff-page';
import { getEnquiry, listColleagues } from '../api/enquiry';
import { listEnquiries } from '../api/list-enquiries';
import { type Entry, isKind } from '../api/sources';
import { metIn, useNameOf } from '../colleagues';
import { askedBy, type Filters, readFilters } from '../enquiry-query';
import { EnquiryHandling } from '../form/enquiry-handling';
import { EnquiryNotes } from '../form/enquiry-notes';
import { EnquiryHistory } from './enquiry-history';
import { EnquiryMessage } from './enquiry-message';
import { type Beside, EnquiryWays } from './enquiry-ways';
import styles from './enquiry.module.css';
import { StateLabel } from './state-label';

/** The enquiry of the address, and what stands beside it in the list that led here; null and a 404 where it is not. */
export const loader = async ({ params, request }: LoaderFunctionArgs) => {
  const { signal } = request;
  const { kind, id } = params;
  if (!isKind(kind)) return data(null, { status: 404 });
  const filters = readFilters(new URL(request.url).searchParams);
  const [enquiry, colleagues] = await Promise.all([
    getEnquiry({ kind, id: Number(id) }, signal).catch(undefinedWhereNone),
    listColleagues(signal).catch(() => null),
  ]);
  if (!enquiry) return data(null, { status: 404 });
  // Not waited for: a service that is slow keeps nobody from an enquiry of another.
  return { enquiry, colleagues, filters, beside: besideOf(enquiry, filters, signal) };
};

/** 400 answers what no number of an enquiry can be. */
const undefinedWhereNone = (error: unknown) => {
  if (error instanceof ApiError && [400, 404].includes(error.status)) return undefined;
  throw error;
};

/** The next newer and the next older; the page works without them. It never fails. */
async function besideOf({ key }: Entry, filters: Filters, signal: AbortSignal): Promise<Beside> {
  const one = async (place: { before: string } | { after: string }) => {
    const asked = { ...askedBy(filters), ...place, limit: 1 };
    const page = await listEnquiries(asked, signal).catch(() => undefined);
    return page?.list[0];
  };
  const [newer, older] = await Promise.all([one({ after: key }), one({ before: key })]);
  return { newer, older };
}

/** What there is of an enquiry. */
type EnquiryPageData = Exclude<Awaited<ReturnType<typeof loader>>, { type: string }>;

export const handle: RouteHandle<EnquiryPageData | null> = {
  head: (page, t) => ({
    title: page ? t('enquiry.head', { name: page.enquiry.name }) : t('enquiry.unknown.title'),
    noindex: true,
  }),
};

/** One enquiry: what was sent, what is to become of it, and what was done about it. */
function EnquiryPage() {
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

/** In the place of an enquiry that there is not. */
function NoEnquiry() {
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
