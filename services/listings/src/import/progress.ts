import type { WriteStream } from 'node:tty';

type Output = Pick<WriteStream, 'write' | 'isTTY'>;

const terminalInterval = 200;
const logInterval = 2_000;

/** Tells on stderr how far an import has come: one line that changes in a terminal, a line now and then in a log. */
export class Progress {
  private bytes = 0;
  private lines = 0;
  private lastTold = Date.now();

  /** @param totalBytes all that will be read: of a file that is read twice, twice its size */
  constructor(
    private readonly output: Output,
    private readonly totalBytes: number,
  ) {}

  /** Passes chunks on and counts them. */
  async *counting(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      this.bytes += chunk.length;
      this.tell(this.lines);
      yield chunk;
    }
  }

  /** Says it when it is time to. */
  tell(lines: number): void {
    this.lines = lines;
    const interval = this.output.isTTY ? terminalInterval : logInterval;
    if (Date.now() - this.lastTold < interval) return;
    this.lastTold = Date.now();
    this.write();
  }

  /** Says how it ended. */
  end(lines: number): void {
    this.lines = lines;
    this.write();
    if (this.output.isTTY) this.output.write('\n');
  }

  private write(): void {
    const share =
      this.totalBytes > 0 ? ` (${Math.floor((this.bytes / this.totalBytes) * 100)}%)` : '';
    const done = this.lines > 0 ? `${this.lines.toLocaleString('en-US')} lines` : 'looking through';
    const text = `${done}${share}`;
    this.output.write(this.output.isTTY ? `\r${text}\u001b[K` : `${text}\n`);
  }
}
