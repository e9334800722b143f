import { DRAFT_PREFIX, getSession } from '@phantom/mf-kit';
import { randomUuid } from './random-uuid';

/** An attempt to send, whose outcome is not known yet. */
interface Attempt {
  key: string;
  /** What was sent under the key: other content is another matter. */
  content: string;
}

interface Kept<Values> {
  values: Partial<Values>;
  /** The account of who typed it; undefined for a visitor. */
  owner?: number;
  /** When the form was first shown and when it was last changed, in milliseconds since 1970. */
  shownAt: number;
  savedAt: number;
  attempt?: Attempt;
}

/** Somebody else may sit at the same screen by then. */
const EXPIRES_AFTER_MS = 2 * 60 * 60 * 1000;

/**
 * What was typed into one form, kept until it has arrived: over a reload and while the visitor looks elsewhere. It lies
 * in session storage, so that it ends with the tab and with a sign-out, and no other tab sees it. What an account's
 * person typed is given back to them alone, also when their session ended meanwhile.
 */
export class FormDraft<Values extends object> {
  private attempt: Attempt | undefined;
  private owner: number | undefined;

  /**
   * @param name tells the forms of the site apart
   * @param isKept false for what must not be written down, like a password
   * @param shownAt when the form came into sight, in milliseconds since 1970
   */
  constructor(
    private readonly name: string,
    private readonly isKept: boolean,
    private shownAt = Date.now(),
  ) {}

  /** To be called when the form has come to the page; answers what was typed into it before. */
  open(): Partial<Values> | undefined {
    this.owner = currentUser();
    const kept = this.read();
    this.shownAt = kept?.shownAt ?? this.shownAt;
    this.attempt = kept?.attempt;
    return kept?.values;
  }

  /** Whether anything lies in the storage. */
  get isThere(): boolean {
    return Boolean(quietly(() => window.sessionStorage.getItem(this.place)));
  }

  keep(values: Values): void {
    // After the end of a session nothing is added to what it left, which may be nothing.
    if (!this.isKept || (this.owner !== undefined && this.owner !== currentUser())) return;
    const { owner, shownAt, attempt } = this;
    const kept: Kept<Values> = { values, owner, shownAt, savedAt: Date.now(), attempt };
    quietly(() => window.sessionStorage.setItem(this.place, JSON.stringify(kept, withoutFiles)));
  }

  forget(): void {
    this.attempt = undefined;
    this.shownAt = Date.now();
    quietly(() => window.sessionStorage.removeItem(this.place));
  }

  /** The key to send under: that of the last attempt while its outcome is unknown and its content the same. */
  keyFor(values: Values): string {
    const content = JSON.stringify(values, asNamed);
    if (this.attempt?.content !== content) this.attempt = { key: randomUuid(), content };
    this.keep(values);
    return this.attempt.key;
  }

  /** To be called when the server has refused the attempt: the next one is another. */
  settle(values: Values): void {
    this.attempt = undefined;
    this.keep(values);
  }

  /** Milliseconds since the form was first shown, reloads included; undefined where the clock was set back since. */
  get elapsed(): number | undefined {
    const elapsed = Date.now() - this.shownAt;
    return elapsed < 0 ? undefined : elapsed;
  }

  private get place(): string {
    return DRAFT_PREFIX + this.name;
  }

  private read(): Kept<Values> | undefined {
    const text = quietly(() => window.sessionStorage.getItem(this.place));
    const kept = text ? quietly(() => JSON.parse(text) as Kept<Values>) : undefined;
    if (kept?.owner !== undefined && kept.owner !== currentUser()) return undefined;
    if (!kept || Date.now() - kept.savedAt < EXPIRES_AFTER_MS) return kept;
    this.forget();
    return undefined;
  }
}

const currentUser = (): number | undefined => quietly(() => getSession()?.user.id);

/** A file cannot be written down: it has to be chosen anew after a reload. */
const withoutFiles = (_: string, value: unknown) => (value instanceof File ? undefined : value);

/** A file is the same while its name, its size and its date are. */
const asNamed = (_: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

/** Storage may be forbidden or full: the form then works without it. */
function quietly<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
