import { Injectable } from '@nestjs/common';
import {
  currentLanguage,
  currentRequestId,
  type Message,
  type MessageDto,
  ProcessConfig,
} from '@phantom/service-kit';
import type { EntityManager } from 'typeorm';
import type { Delivery } from './form.decorators.js';
import { type PublicFormDto, refererPage } from './form.dto.js';
import { fingerprintOf, Idempotency } from './idempotency.service.js';
import { FormConfig } from './outbox.config.js';
import { type Notice, Outbox } from './outbox.service.js';
import type { Receipt, SpamSign } from './received-form.entity.js';

/** How one kind of form is stored. */
export interface FormKind {
  /** The scope of its idempotency keys. */
  scope: string;
  /** The response to the visitor. */
  thanks: Message;
  /** Inserts the row with this connection. @returns the notice to the staff, if they get one */
  store: (manager: EntityManager, receipt: Receipt) => Promise<Notice | undefined>;
}

/**
 * Stores forms of visitors once, together with their notice.
 *
 * Spam gets the same response as any other form, so that its sender learns nothing. It is stored with a mark and without a notice:
 * browsers fill in hidden fields too, and no person's message may be lost.
 */
@Injectable()
export class FormIntake {
  constructor(
    private readonly config: FormConfig,
    private readonly processConfig: ProcessConfig,
    private readonly idempotency: Idempotency,
    private readonly outbox: Outbox,
  ) {}

  async save(form: PublicFormDto, delivery: Delivery, keeping: FormKind): Promise<MessageDto> {
    // These may differ when the same form is sent again.
    const asked = { ...form, elapsed: undefined, page: undefined };
    const request = {
      scope: keeping.scope,
      key: delivery.idempotencyKey,
      fingerprint: fingerprintOf(asked),
    };
    const receipt = this.receiptOf(form, delivery);
    return this.idempotency.once(request, async (manager): Promise<MessageDto> => {
      const notice = await keeping.store(manager, receipt);
      if (notice && !receipt.spamSign)
        await this.outbox.addNotice(manager, withOrigin(notice, receipt));
      return { error: 0, message: keeping.thanks(receipt.lang) };
    });
  }

  private receiptOf(form: PublicFormDto, { referer }: Delivery): Receipt {
    return {
      page: form.page ?? refererPage(referer, this.processConfig.publicOrigin) ?? null,
      lang: currentLanguage(),
      requestId: currentRequestId() ?? null,
      spamSign: this.spamSignOf(form) ?? null,
    };
  }

  private spamSignOf({ website, elapsed }: PublicFormDto): SpamSign | undefined {
    if (website !== undefined) return 'honeypot';
    return elapsed !== undefined && elapsed < this.config.formMinElapsed ? 'too-fast' : undefined;
  }
}

function withOrigin(notice: Notice, { page, lang, requestId }: Receipt): Notice {
  const origin = [
    ['Page', page],
    ['Language', lang],
    ['Request', requestId],
  ] as const;
  return { ...notice, facts: [...notice.facts, ...origin] };
}
