import { All, Controller } from '@nestjs/common';
import { NotFoundError, Public } from '@phantom/service-kit';

/** What is under `/api` and no call of the routing table. */
@Public()
@Controller()
export class UnknownCallController {
  /** Without it a GET would be answered with a page. */
  @All(['api', 'api/*'])
  unknown(): never {
    throw new NotFoundError();
  }
}
