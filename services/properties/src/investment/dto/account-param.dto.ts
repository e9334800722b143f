import { IsId } from '@phantom/service-kit';

/** The investor's account in a path. */
export class AccountParamDto {
  @IsId()
  account_id: number;
}
