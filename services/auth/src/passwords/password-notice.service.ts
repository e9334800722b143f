import { Injectable } from '@nestjs/common';
import { Outbox } from '@phantom/outbox';
import { siteUrl } from '@phantom/service-kit';
import type { EntityManager } from 'typeorm';
import type { Account } from '../accounts/account.entity.js';
import { AuthConfig } from '../config/auth.config.js';
import { PASSWORD_MESSAGES } from '../common/messages.js';
import { fillTemplate, formatNow, mailTemplate } from '../mail-texts/mail-text.js';
import { PASSWORD_NOTICE_MAIL } from '../mail-texts/mail-text.types.js';

/** Mails the person that the password was changed. So the owner notices a change that somebody else made. */
@Injectable()
export class PasswordNoticeService {
  constructor(
    private readonly outbox: Outbox,
    private readonly config: AuthConfig,
  ) {}

  async send(manager: EntityManager, { name, email, lang }: Account): Promise<void> {
    const defaults = PASSWORD_MESSAGES.notice;
    const template = await mailTemplate(manager, PASSWORD_NOTICE_MAIL, defaults, lang);
    const page = siteUrl(this.config.publicOrigin, lang, '/forgot-password');
    const time = formatNow(template.lang);
    await this.outbox.addMail(manager, {
      to: { name, address: email },
      ...fillTemplate(template, { name, email, page, time }),
    });
  }
}
