import type { WriteStream } from 'node:tty';

type Output = Pick<WriteStream, 'write' | 'isTTY'>;

const terminalInterval = 200;
const logInterval = 2_000;

/** Reports the progress on stderr: one line that changes in a terminal, a line every few seconds in a log. */
export class Progress {
  private bytes = 0;
  private lines = 0;
  private lastReport = Date.now();

  /** @param totalBytes all bytes to read: for a file that is read twice, twice its size */
  constructor(
    private readonly output: Output,
    private readonly totalBytes: number,
  ) {}

  async *counting(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      this.bytes += chunk.length;
      this.report(this.lines);
      yield chunk;
    }
  }

  report(lines: number): void {
    this.lines = lines;
    const interval = this.output.isTTY ? terminalInterval : logInterval;
    if (Date.now() - this.lastReport < interval) return;
    this.lastReport = Date.now();
    this.write();
  }

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
