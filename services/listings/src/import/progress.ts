import type { WriteStream } from 'node:tty';

type Output = Pick<WriteStream, 'write' | 'isTTY'>;

const terminalInterval = 200;
const logInterval = 2_000;

/** Tells on stderr how far an import has come: one line that changes in a terminal, a line now and then in a log. */
export class Progress {
  private bytes = 0;
  private lastTold = Date.now();

  /** @param totalBytes of the file; 0 when it is not known, as of a pipe */
  constructor(
    private readonly output: Output,
    private readonly totalBytes: number,
  ) {}

  /** Passes chunks on and counts them. */
  async *counting(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      this.bytes += chunk.length;
      yield chunk;
    }
  }

  /** Says it when it is time to. */
  tell(lines: number): void {
    const interval = this.output.isTTY ? terminalInterval : logInterval;
    if (Date.now() - this.lastTold < interval) return;
    this.lastTold = Date.now();
    this.write(lines);
  }

  /** Says how it ended. */
  end(lines: number): void {
    this.write(lines);
    if (this.output.isTTY) this.output.write('\n');
  }

  private write(lines: number): void {
    const share =
      this.totalBytes > 0 ? ` (${Math.floor((this.bytes / this.totalBytes) * 100)}%)` : '';
    const text = `${lines.toLocaleString('en-US')} lines${share}`;
    this.output.write(this.output.isTTY ? `\r${text}\u001b[K` : `${text}\n`);
  }
}
