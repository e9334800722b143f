import type { Language, TokenUser } from '@phantom/service-kit';
import type { ContentType } from '../types/content-type.js';

/** A mail as its reader gets it. */
export interface EntryMail {
  /** One line. */
  subject: string;
  text: string;
  html: string;
}

/** Which draft is shown as a mail, and to whom. */
export interface MailDraft {
  type: ContentType;
  /** The number of the entry, which `PublishedContent.draftByNumber` takes. */
  number: number;
  language: Language;
  /** The editor, whose name and address are the example values. */
  user: TokenUser;
}

/** How a service builds and sends the mails of its types with `isMail`. */
export abstract class EntryMails {
  /** The mail of the draft with example values. Its links lead to the pages, without the token of a person. */
  abstract build(draft: MailDraft): Promise<EntryMail>;

  /** Sends the mail to the editor. */
  abstract send(mail: EntryMail, user: TokenUser): Promise<void>;
}
