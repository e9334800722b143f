import { Injectable } from '@nestjs/common';

/** How far the process is on its way. */
@Injectable()
export class Lifecycle {
  /** It was told to end: whoever sends it requests is to send them elsewhere, and what still comes is served. */
  isEnding = false;
}
