import type { TFunction } from '@phantom/mf-kit';
import { csvText } from '../../../shared/files/csv';
import { type Entry, subjectOf } from '../api/sources';
import type { NameOf } from '../colleagues';

/** As spreadsheets take it for a moment: `2026-11-20 10:04`, where the company is. */
const MOMENT = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/New_York',
});

/** Enquiries as a table for a spreadsheet, one row each. What visitors wrote is never taken for a formula. */
export const enquiriesCsv = (entries: Entry[], nameOf: NameOf, t: TFunction): string => {
  const columns = columnsIn(nameOf, t);
  const fields = columns.map(([name]) => t(`enquiries.export.columns.${name}`));
  return csvText(
    fields,
    entries.map((entry) => columns.map(([, cell]) => cell(entry) ?? '')),
  );
};

type Cell = (entry: Entry) => string | number | null | undefined;

type Column =
  | 'received'
  | 'kind'
  | 'state'
  | 'assignee'
  | 'name'
  | 'email'
  | 'phone'
  | 'subject'
  | 'message'
  | 'homeId'
  | 'visit'
  | 'information'
  | 'topic'
  | 'country'
  | 'accredited'
  | 'referredBy'
  | 'language'
  | 'page';

function columnsIn(nameOf: NameOf, t: TFunction): [name: Column, cell: Cell][] {
  const yesNo = (value: boolean | null | undefined) =>
    value === null || value === undefined ? '' : t(value ? 'enquiry.yes' : 'enquiry.no');
  return [
    ['received', (entry) => MOMENT.format(new Date(entry.created_at))],
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
  ];
}
