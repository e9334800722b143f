import { IsId } from '@phantom/service-kit';

/** Which part of a trail is asked for: the latest without anything. */
export class HistoryQueryDto {
  /** The `next` of the answer before. */
  @IsId({ isOptional: true })
  before?: number;
}
