import { AuthModule, Revocations } from '@phantom/service-kit';

/** No token is revoked: these processes have no auth service whose stream they could read. */
export class NoRevocations extends Revocations {
  reasonFor() {
    return undefined;
  }

  untilKnown() {
    return Promise.resolve();
  }
}

export const authWithoutRevocations = AuthModule.forRoot({ revocations: NoRevocations });
