import { Injectable } from '@nestjs/common';
import { type Language, outgoingCall } from '@phantom/service-kit';
import { ListingsConfig } from '../config/listings.config.js';

/** Who stands below a mail to many people. */
export interface Sender {
  company: string;
  /** The postal address. */
  address: string;
}

/** How long the content service may take, in milliseconds. */
const TIMEOUT = 5_000;

/** Asks the content service for what its employees publish of the company. */
@Injectable()
export class MailSender {
  constructor(private readonly config: ListingsConfig) {}

  /** @throws Error before the postal address is published: a mail without it is against the law (CAN-SPAM) */
  async read(lang: Language): Promise<Sender> {
    const url = new URL(`/api/auth/siteinfo?lang=${lang}`, this.config.contentUrl);
    const response = await fetch(url, { ...outgoingCall(TIMEOUT), redirect: 'error' });
    if (!response.ok) throw new Error(`The content service answered ${response.status}`);
    const { list } = (await response.json()) as { list: Partial<Sender>[] };
    const { company, address } = list[0] ?? {};
    if (!company || !address) throw new Error('The company has published no postal address');
    return { company, address };
  }
}
