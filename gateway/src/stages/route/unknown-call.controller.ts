import { All, Controller } from '@nestjs/common';
import { NotFoundError, Public } from '@phantom/service-kit';

/** Answers 404 for calls under `/api` that are not in the routing table. */
@Public()
@Controller()
export class UnknownCallController {
  /** Without this handler a GET would get a page. */
  @All(['api', 'api/*'])
  unknown(): never {
    throw new NotFoundError();
  }
}
