import { Injectable } from '@nestjs/common';
import type { Exchange, Stage, StageResult } from '../common/exchange.js';

/** Makes the id of the request the one that everything after it sees: the framework, the logs and the services. */
@Injectable()
export class RequestIdStage implements Stage {
  handle({ request, requestId }: Exchange): StageResult {
    request.headers['x-request-id'] = requestId;
    return 'next';
  }
}
