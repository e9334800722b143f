import { DRAFT_PREFIX, getSession } from '@phantom/mf-kit';

/** An attempt to send with an unknown outcome. */
interface PendingAttempt {
  key: string;
  /** The content that was sent with the key: other content needs another key. */
  content: string;
}

interface StoredDraft<Values> {
  values: Partial<Values>;
  /** The account that entered the values; undefined for a visitor. */
  owner?: number;
  /** When the form was first shown and last changed, in milliseconds since 1970. */
  shownAt: number;
  savedAt: number;
  attempt?: PendingAttempt;
}

/** The computer may be shared. */
const EXPIRES_AFTER_MS = 2 * 60 * 60 * 1000;

/** Stores the values of a form in the tab until they have arrived. Only the account that entered them gets them back. */
export class FormDraft<Values extends object> {
  private attempt: PendingAttempt | undefined;
  private owner: number | undefined;

  /**
   * @param name unique on the site
   * @param isStored false for secrets such as passwords
   * @param shownAt when the form was shown, in milliseconds since 1970
   */
  constructor(
    private readonly name: string,
    private readonly isStored: boolean,
    private shownAt = Date.now(),
  ) {}

  /** Call it when the form is mounted; returns the values that were entered before. */
  open(): Partial<Values> | undefined {
    this.owner = currentUser();
    const stored = this.read();
    this.shownAt = stored?.shownAt ?? this.shownAt;
    this.attempt = stored?.attempt;
    return stored?.values;
  }

  /** Whether the storage has a draft. */
  get exists(): boolean {
    return Boolean(ignoreErrors(() => window.sessionStorage.getItem(this.storageKey)));
  }

  save(values: Values): void {
    // After the end of a session, its draft stays as it is.
    if (!this.isStored || (this.owner !== undefined && this.owner !== currentUser())) return;
    const { owner, shownAt, attempt } = this;
    const draft: StoredDraft<Values> = { values, owner, shownAt, savedAt: Date.now(), attempt };
    ignoreErrors(() =>
      window.sessionStorage.setItem(this.storageKey, JSON.stringify(draft, withoutFiles)),
    );
  }

  clear(): void {
    this.attempt = undefined;
    this.shownAt = Date.now();
    ignoreErrors(() => window.sessionStorage.removeItem(this.storageKey));
  }

  /** The idempotency key: the same one while the outcome is unknown and the content is the same. */
  keyFor(values: Values): string {
    const content = JSON.stringify(values, describeFiles);
    if (this.attempt?.content !== content) this.attempt = { key: randomUuid(), content };
    this.save(values);
    return this.attempt.key;
  }

  /** Call it when the server has refused the attempt: the next one gets another key. */
  settle(values: Values): void {
    this.attempt = undefined;
    this.save(values);
  }

  /** Milliseconds since the form was first shown, with reloads; undefined when the clock was set back. */
  get elapsed(): number | undefined {
    const elapsed = Date.now() - this.shownAt;
    return elapsed < 0 ? undefined : elapsed;
  }

  private get storageKey(): string {
    return DRAFT_PREFIX + this.name;
  }

  private read(): StoredDraft<Values> | undefined {
    const text = ignoreErrors(() => window.sessionStorage.getItem(this.storageKey));
    const draft = text ? ignoreErrors(() => JSON.parse(text) as StoredDraft<Values>) : undefined;
    if (draft?.owner !== undefined && draft.owner !== currentUser()) return undefined;
    if (!draft || Date.now() - draft.savedAt < EXPIRES_AFTER_MS) return draft;
    this.clear();
    return undefined;
  }
}

const currentUser = (): number | undefined => ignoreErrors(() => getSession()?.user.id);

/** Files cannot be stored: the user must choose them again after a reload. */
const withoutFiles = (_: string, value: unknown) => (value instanceof File ? undefined : value);

const describeFiles = (_: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

/** Storage may be forbidden or full: the form works without it. */
function ignoreErrors<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** A UUID, version 4. On plain http, only localhost has the function of the browser. */
function randomUuid(): string {
  const native = crypto.randomUUID as (() => string) | undefined;
  if (native) return native.call(crypto);
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const marked = Array.from(bytes, (byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40;
    return index === 8 ? (byte & 0x3f) | 0x80 : byte;
  });
  const hex = marked.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
