import {
  findSlot,
  useHydrated,
  type SlotContracts,
  type SlotName,
  getTranslations,
  I18nextProvider,
  registerLocales,
  type OpenSlot,
} from '@phantom/mf-kit';
import { type ReactNode, useEffect, useRef, useState, Component } from 'react';

type Props<Name extends SlotName> = {
  name: Name;
  /** Reserves the space of the content, also in the server's HTML, so that the page below does not move. */
  fallback?: ReactNode;
  /** Also shows the fallback where nothing fills the slot: for content that is of use without it. */
  keepFallback?: boolean;
} & SlotContracts[Name];

/** Shows what another remote offers for the slot, when the visitor comes near. Servers render the fallback alone. */
export function Slot<Name extends SlotName>(properties: Props<Name>) {
  const { name, fallback, keepFallback = false, ...props } = properties;
  const substitute = keepFallback ? fallback : null;
  // Only the browser knows who fills the slot.
  if (!useHydrated()) return fallback;
  const open = findSlot(name);
  if (!open) return substitute;
  const slotProps = props as unknown as SlotContracts[Name];
  const key = JSON.stringify([name, slotProps]);
  return <SlotContent key={key} {...{ name, open, slotProps, fallback, substitute }} />;
}

interface SlotContentProps<Name extends SlotName> {
  name: Name;
  open: OpenSlot<Name>;
  slotProps: SlotContracts[Name];
  fallback: ReactNode;
  /** Shows when the slot cannot be filled. */
  substitute: ReactNode;
}

interface Filled {
  remote: string;
  content: ReactNode;
}

function SlotContent<Name extends SlotName>(props: SlotContentProps<Name>) {
  const { name, open, slotProps, fallback, substitute } = props;
  const element = useRef<HTMLDivElement>(null);
  const [filled, setFilled] = useState<Filled | 'never'>();
  // The component's key contains the properties: they never change.
  const [fill] = useState(() => (signal: AbortSignal) => fillSlot(open, slotProps, signal));
  useEffect(() => {
    const left = new AbortController();
    const show = async () => {
      const result = await fill(left.signal).catch(reportUnlessLeft(left.signal));
      if (!left.signal.aborted) setFilled(result ?? 'never');
    };
    const stop = whenNear(element.current, () => void show());
    return () => {
      stop();
      left.abort();
    };
  }, [fill]);
  if (filled === 'never') return substitute;
  return (
    <div ref={element} data-slot={name}>
      {filled ? (
        <div data-remote={filled.remote}>
          <I18nextProvider i18n={getTranslations()} defaultNS={filled.remote}>
            <SlotBoundary substitute={substitute}>{filled.content}</SlotBoundary>
          </I18nextProvider>
        </div>
      ) : (
        fallback
      )}
    </div>
  );
}

async function fillSlot<Name extends SlotName>(
  open: OpenSlot<Name>,
  slotProps: SlotContracts[Name],
  signal: AbortSignal,
): Promise<Filled | undefined> {
  const slot = await open();
  if (!slot || signal.aborted) return undefined;
  const { remote, locales, draw } = slot;
  registerLocales(remote, locales);
  const [content] = await Promise.all([
    draw(slotProps, signal),
    getTranslations().loadNamespaces(remote),
  ]);
  return { remote, content };
}

const reportUnlessLeft = (signal: AbortSignal) => (error: unknown) => {
  if (!signal.aborted) reportError(error);
};

interface BoundaryProps {
  children: ReactNode;
  substitute: ReactNode;
}

/** Hides content that throws: the page around it belongs to another remote. */
class SlotBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.substitute : this.props.children;
  }
}

/** How far below the window content is loaded. */
const MARGIN = '400px';

/** Calls back once, when the visitor comes near the element; returns the function that stops waiting. */
function whenNear(element: Element | null, onNear: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: MARGIN },
  );
  if (element) observer.observe(element);
  return () => observer.disconnect();
}
