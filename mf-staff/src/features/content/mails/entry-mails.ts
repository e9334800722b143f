import { api, unwrap, type Language } from '@phantom/mf-kit';
import { CONTENT_CALLS } from '../../../shared/content-services';
import { entryOf, type EntryRef } from '../api/entries';

/** Of the services that have types of mails. */
const callOf = ({ service }: EntryRef) =>
  `${service === 'auth' ? CONTENT_CALLS.auth : CONTENT_CALLS.content}/entries/{id}` as const;

/** The draft as a mail, with example values. */
export const getEntryMail = (entry: EntryRef, lang: Language, signal: AbortSignal) =>
  entryOf(
    unwrap(
      api.GET(`${callOf(entry)}/mail`, {
        params: { path: { id: entry.id }, query: { lang } },
        signal,
      }),
    ),
  );

export type EntryMail = Awaited<ReturnType<typeof getEntryMail>>;

/** Sends the draft to oneself. */
export const sendTestMail = (entry: EntryRef, lang: Language) =>
  unwrap(
    api.POST(`${callOf(entry)}/test-mail`, { params: { path: { id: entry.id } }, body: { lang } }),
  );
