import type { TFunction } from '@phantom/mf-kit';
import { toCsv } from '../../../shared/files/csv';
import { subjectOf, type Enquiry } from '../api/sources';
import type { NameOf } from '../colleagues';

/** Date and time for spreadsheets, in New York: `2026-11-20 10:04`. */
const DATE_TIME = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/New_York',
});

export const enquiriesCsv = (entries: Enquiry[], nameOf: NameOf, t: TFunction): string => {
  const columns = columnsIn(nameOf, t);
  const fields = columns.map(([name]) => t(`enquiries.export.columns.${name}`));
  return toCsv(
    fields,
    entries.map((entry) => columns.map(([, cell]) => cell(entry) ?? '')),
  );
};

type Cell = (entry: Enquiry) => string | number | null | undefined;

function columnsIn(nameOf: NameOf, t: TFunction) {
  const yesNo = (value: boolean | null | undefined) =>
    value === null || value === undefined ? '' : t(value ? 'enquiry.yes' : 'enquiry.no');
  return [
    ['received', (entry) => DATE_TIME.format(new Date(entry.created_at))],
    ['kind', (entry) => t(`enquiries.kind.${entry.kind}`)],
    ['state', (entry) => t(`enquiries.state.${entry.state}`)],
    ['assignee', ({ assignee_id: id }) => id && nameOf(id)],
    ['name', (entry) => entry.name],
    ['email', (entry) => entry.email],
    ['phone', (entry) => entry.phone_e164 ?? entry.phone],
    ['subject', (entry) => subjectOf(entry)],
    ['message', (entry) => entry.message],
    ['homeId', (entry) => entry.listing_id],
    ['visit', (entry) => yesNo(entry.wants_visit)],
    ['information', (entry) => yesNo(entry.wants_information)],
    ['topic', (entry) => entry.topic],
    ['country', (entry) => entry.country],
    ['accredited', (entry) => yesNo(entry.is_accredited)],
    ['referredBy', (entry) => entry.referred_by],
    ['language', (entry) => entry.lang],
    ['page', (entry) => entry.page],
  ] as const satisfies [string, Cell][];
}
