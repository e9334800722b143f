/** Milliseconds between two waves of logins. */
const WAVE = 50;

/** So many people who sign in every second, each from an address of their own and with a wrong password. */
export class LoginStorm {
  private readonly underWay = new Set<Promise<void>>();
  private readonly counts = new Map<number, number>();
  private timer?: NodeJS.Timeout;
  private begunAt = 0;
  private person = 0;

  constructor(
    private readonly origin: string,
    private readonly rate: number,
  ) {}

  begin(): void {
    this.begunAt = performance.now();
    // Waves of one size: what a busy machine has missed does not come all at once.
    const size = Math.ceil((this.rate * WAVE) / 1000);
    this.timer = setInterval(() => {
      for (let login = 0; login < size; login += 1) this.track(this.login((this.person += 1)));
    }, WAVE);
  }

  /** @returns logins each second: those whose password was looked at, and those told to come again */
  async end(): Promise<{ hashed: number; turnedAway: number }> {
    clearInterval(this.timer);
    const seconds = (performance.now() - this.begunAt) / 1000;
    await Promise.all(this.underWay);
    const of = (status: number) => (this.counts.get(status) ?? 0) / seconds;
    const others = [...this.counts.keys()].filter((status) => status !== 401 && status !== 503);
    if (others.length > 0) throw new Error(`Logins were answered ${others.join(', ')}`);
    return { hashed: of(401), turnedAway: of(503) };
  }

  private track(login: Promise<void>): void {
    const done = login.finally(() => this.underWay.delete(done));
    this.underWay.add(done);
  }

  private async login(person: number): Promise<void> {
    const unique = `${Date.now().toString(36)}${person}`;
    const answer = await fetch(`${this.origin}/api/auth/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${(person >> 16) & 255}.${(person >> 8) & 255}.${person & 255}`,
      },
      body: JSON.stringify({
        email: `${unique}@example.com`,
        password: 'nobody has this one',
        type: 'admin',
      }),
    });
    await answer.arrayBuffer();
    this.counts.set(answer.status, (this.counts.get(answer.status) ?? 0) + 1);
  }
}
