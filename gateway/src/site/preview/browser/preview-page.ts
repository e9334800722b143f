/**
 * Runs in preview pages only, before the scripts of the page: their calls show drafts as well, their links stay in the
 * preview, and a click on a text tells the dashboard, whose frame the page is in, which field it comes from.
 */

/** As `PreviewSettings` of the gateway. */
interface Settings {
  token: string;
  isVisitor: boolean;
  isValid: boolean;
  notice: string;
}

/** Where a text comes from. */
interface Origin {
  id: number;
  path: string;
}

const HEADER = 'x-content-preview';
const RENEWAL_PATH = '/api/auth/refresh';

// Marks: JSON in UTF-8, each byte as four invisible characters, after four times the first of them (@vercel/stega).

const DIGITS = ['\u200B', '\u200C', '\u200D', '\uFEFF'];
const MARK = /\u200B{4}(?:[\u200B-\u200D\uFEFF]{4})*/g;

/** Also a mark that was cut, or in which whitespace was replaced: one of its characters is whitespace. */
const REMAINS = /[\u200B-\u200D\uFEFF](?: ?[\u200B-\u200D\uFEFF]){3,}/g;

const withoutMarks = (text: string): string => text.replace(REMAINS, '');

function originIn(text: string): Origin | undefined {
  const [mark] = text.match(MARK) ?? [];
  if (!mark) return undefined;
  const digits = Array.from(mark.slice(DIGITS.length), (digit) => DIGITS.indexOf(digit));
  const bytes = Uint8Array.from({ length: digits.length / 4 }, (_, index) =>
    digits.slice(index * 4, index * 4 + 4).reduce((byte, digit) => byte * 4 + digit, 0),
  );
  try {
    const { id, path } = JSON.parse(new TextDecoder().decode(bytes)) as Partial<Origin>;
    return typeof id === 'number' && typeof path === 'string' ? { id, path } : undefined;
  } catch {
    return undefined;
  }
}

interface Marked extends Origin {
  element: Element;
}

/** The nearest element around the pointer that has a marked text. */
function markedAt(target: EventTarget | null): Marked | undefined {
  let element = target instanceof Element ? target : null;
  for (; element && element !== document.body; element = element.parentElement) {
    for (const node of element.childNodes) {
      const origin = node instanceof Text ? originIn(node.data) : undefined;
      if (origin) return { ...origin, element };
    }
  }
  return undefined;
}

// Calls

function showDraftsInCalls({ token, isVisitor, isValid }: Settings): void {
  const send = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const request = new Request(input, init);
    const { origin, pathname } = new URL(request.url);
    if (origin !== location.origin) return send(request);
    if (isVisitor && pathname === RENEWAL_PATH) return Promise.resolve(refusal());
    const isRead = pathname.startsWith('/api/') && request.method === 'GET';
    if (!isRead || !isValid) return send(request);
    request.headers.set(HEADER, token);
    return send(new Request(request, { cache: 'no-store' }));
  };
}

const refusal = (): Response =>
  new Response('{"error":1}', { status: 401, headers: { 'content-type': 'application/json' } });

/** Hides the session of the person who looks at the page, which stays in the other frames of the tab. */
function signOutHere(): void {
  for (const name of ['sessionStorage', 'localStorage'] as const) {
    Object.defineProperty(window, name, { value: temporaryStorage(), configurable: true });
  }
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(document, 'cookie', {
    get: () =>
      String(cookie?.get?.call(document) ?? '')
        .split('; ')
        .filter((pair) => !/^(?:__Host-)?remembered=/.test(pair))
        .join('; '),
    set: (value: string) => {
      if (!/^(?:__Host-)?remembered=/.test(value)) cookie?.set?.call(document, value);
    },
    configurable: true,
  });
}

function temporaryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, String(value)),
    removeItem: (name) => void values.delete(name),
    clear: () => values.clear(),
  };
}

// Addresses

/** Files and calls, which are no pages. */
const NO_PAGE = /^\/(?:api|r|pictures|audio|feeds)\/|\.[a-z0-9]{2,5}$/;

function withPreview(address: string | URL, { token, isVisitor }: Settings): string {
  const url = new URL(address, location.href);
  if (url.origin === location.origin && !NO_PAGE.test(url.pathname)) {
    url.searchParams.set('preview', token);
    if (isVisitor) url.searchParams.set('as', 'visitor');
  }
  return url.href;
}

function stayInPreview(settings: Settings): void {
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history);
    history[name] = (state: unknown, unused: string, address?: string | URL | null) =>
      change(state, unused, address ? withPreview(address, settings) : address);
  }
  const prepare = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const isFragment = link?.getAttribute('href')?.startsWith('#') ?? true;
    if (!link || isFragment || link.hasAttribute('download')) return;
    if (link.origin === location.origin) link.href = withPreview(link.href, settings);
  };
  for (const kind of ['click', 'auxclick']) document.addEventListener(kind, prepare, true);
}

// Fields

function leadToFields(): void {
  const outline = document.createElement('div');
  Object.assign(outline.style, {
    position: 'fixed',
    pointerEvents: 'none',
    outline: '2px solid #0b57d0',
    boxShadow: '0 0 0 4px #fff',
    zIndex: '2147483646',
    display: 'none',
  });
  document.documentElement.append(outline);
  let shown: Element | undefined;
  const show = (element?: Element): void => {
    shown = element;
    outline.style.display = element ? 'block' : 'none';
    if (!element) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    const box = { left, top, width, height };
    for (const [name, value] of Object.entries(box)) outline.style.setProperty(name, `${value}px`);
  };
  document.addEventListener('pointerover', ({ target }) => show(markedAt(target)?.element));
  document.documentElement.addEventListener('pointerleave', () => show());
  window.addEventListener('scroll', () => show(shown), { capture: true, passive: true });
  document.addEventListener(
    'click',
    ({ target }) => {
      const marked = markedAt(target);
      if (!marked) return;
      const { id, path } = marked;
      window.parent.postMessage({ type: 'phantom:edit-field', id, path }, location.origin);
    },
    true,
  );
}

// Marks are for this script only

function copyWithoutMarks(): void {
  const replace = (event: ClipboardEvent): void => {
    const text = String(getSelection() ?? '');
    if (!event.clipboardData || withoutMarks(text) === text) return;
    event.clipboardData.setData('text/plain', withoutMarks(text));
    event.preventDefault();
  };
  document.addEventListener('copy', replace);
}

function titleWithoutMarks(): void {
  const clean = (): void => {
    const title = withoutMarks(document.title);
    if (title !== document.title) document.title = title;
  };
  clean();
  const observer = new MutationObserver(clean);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
}

function showBar({ notice, isValid }: Settings): void {
  const bar = document.createElement('aside');
  bar.id = 'preview-bar';
  bar.setAttribute('role', 'status');
  bar.textContent = notice;
  Object.assign(bar.style, {
    position: 'fixed',
    insetInline: '0',
    bottom: '0',
    zIndex: '2147483647',
    padding: '0.35rem 1rem',
    font: '600 0.875rem/1.4 system-ui, sans-serif',
    textAlign: 'center',
    color: '#fff',
    background: isValid ? '#8a3b00' : '#3c4043',
  });
  document.documentElement.append(bar);
}

const settings = JSON.parse(
  document.getElementById('preview-settings')?.textContent ?? '{}',
) as Settings;
if (settings.isVisitor) signOutHere();
showDraftsInCalls(settings);
showBar(settings);
if (settings.isValid) {
  stayInPreview(settings);
  leadToFields();
  copyWithoutMarks();
  titleWithoutMarks();
}

export {};
