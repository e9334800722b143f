import { Injectable } from '@nestjs/common';
import type { Exchange, Stage, StageResult } from '../../common/exchange.js';
import { type SecurityHeaders, securityHeaders } from '../../common/security-headers.js';
import { GatewayConfig } from '../../config/gateway.config.js';
import { AdmissionControl } from './admission-control.js';
import { sendOverloadResponse } from './overload-response.js';

/** Refuses what the gateway has no capacity for, at once and whoever asks. */
@Injectable()
export class AdmissionStage implements Stage {
  private readonly security: SecurityHeaders;

  constructor(
    { isSecure }: GatewayConfig,
    private readonly admission: AdmissionControl,
  ) {
    this.security = securityHeaders(isSecure);
  }

  handle(exchange: Exchange): StageResult {
    if (this.admission.admit(exchange.request, exchange.response) !== 'refused') return 'next';
    sendOverloadResponse(exchange, this.security);
    return 'done';
  }
}
