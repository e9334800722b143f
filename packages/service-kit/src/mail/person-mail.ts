/** A mail to one person, in the language that this person reads. */
export interface PersonMail {
  to: { name: string; address: string };
  /** One line. */
  subject: string;
  /** Plain text, in which `{link}` stands for the link, if it has one. */
  text: string;
  /** What the link is for, in words that the service's `MailLinks` understands. */
  linkFor?: string;
}

/**
 * Makes the links of mails, each at the moment at which its mail goes out: so no secret lies in the outbox, and
 * no time runs off while the mail server is down.
 */
export abstract class MailLinks {
  /**
   * @param linkFor of the mail
   * @param askedAt when the mail was put into the outbox
   * @returns the whole address; undefined where the mail is not to go out any more
   */
  abstract make(linkFor: string, askedAt: Date): Promise<string | undefined>;
}
