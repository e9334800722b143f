import { Injectable } from '@nestjs/common';
import {
  currentLanguage,
  currentRequestId,
  type Message,
  type MessageDto,
  textOf,
} from '@phantom/service-kit';
import type { EntityManager } from 'typeorm';
import type { Delivery } from './form.decorators.js';
import { type PublicFormDto, refererPage } from './form.dto.js';
import { fingerprintOf, Idempotency } from './idempotency.service.js';
import { FormConfig } from './outbox.config.js';
import { type Notice, Outbox } from './outbox.service.js';
import type { Receipt, SpamSign } from './received-form.entity.js';

/** How one kind of form is kept. */
export interface FormKind {
  /** The call, as idempotency keys tell them apart. */
  scope: string;
  /** What the visitor is told. */
  thanks: Message;
  /** Inserts the row with this connection. @returns what the staff are told of it */
  store: (manager: EntityManager, receipt: Receipt) => Promise<Notice>;
}

/**
 * Keeps forms of visitors: once, whatever is sent twice, and together with the notice of it.
 *
 * Spam is answered like any other form, so that its sender learns nothing, and kept with a mark, since
 * browsers fill in hidden fields too and no person's words may be lost; only nobody is told of it.
 */
@Injectable()
export class FormIntake {
  constructor(
    private readonly config: FormConfig,
    private readonly idempotency: Idempotency,
    private readonly outbox: Outbox,
  ) {}

  async save(form: PublicFormDto, delivery: Delivery, keeping: FormKind): Promise<MessageDto> {
    // Both may differ when the same form is sent again.
    const asked = { ...form, elapsed: undefined, page: undefined };
    const request = {
      scope: keeping.scope,
      key: delivery.idempotencyKey,
      fingerprint: fingerprintOf(asked),
    };
    const receipt = this.receiptOf(form, delivery);
    return this.idempotency.once(request, async (manager): Promise<MessageDto> => {
      const notice = await keeping.store(manager, receipt);
      if (!receipt.spamSign) await this.outbox.addNotice(manager, withOrigin(notice, receipt));
      return { error: 0, message: textOf(keeping.thanks, receipt.lang) };
    });
  }

  private receiptOf(form: PublicFormDto, { referer }: Delivery): Receipt {
    return {
      page: form.page ?? refererPage(referer, this.config.publicOrigin) ?? null,
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
