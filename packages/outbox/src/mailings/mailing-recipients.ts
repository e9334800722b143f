/** The texts of a mail. Links stand in them by name, in braces: `{leave}`. */
export interface MailText {
  /** One line. */
  subject: string;
  text: string;
  html: string;
}

/** What a mail of a mailing needs beside its text. */
export interface PreparedMail {
  address: string;
  /** The links of the text, by name. */
  links: Readonly<Record<string, string>>;
  headers: Readonly<Record<string, string>>;
  /** Required for a mailing that was started without contents. */
  content?: MailText;
}

/** Knows the people that mailings go to. Addresses and links are read when a mail is sent: the queue holds neither. */
export abstract class MailingRecipients {
  /** @returns undefined where the person must not get the mailing any more */
  abstract prepare(mailing: string, recipientId: number): Promise<PreparedMail | undefined>;

  /** The mail server says that the address does not exist. */
  abstract refuse(mailing: string, recipientId: number): Promise<void>;
}
