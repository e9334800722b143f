import {
  getTranslations,
  I18nextProvider,
  registerLocales,
  type OpenSlot,
  type SlotContracts,
  type SlotName,
} from '@phantom/mf-kit';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { SlotBoundary } from './slot-boundary';
import { whenNear } from './when-near';

interface Props<Name extends SlotName> {
  name: Name;
  open: OpenSlot<Name>;
  asked: SlotContracts[Name];
  fallback: ReactNode;
}

interface Filled {
  remote: string;
  content: ReactNode;
}

/** Shows the fallback until the visitor is near and it is filled; nothing when what belongs there cannot be had. */
export function SlotPlace<Name extends SlotName>({ name, open, asked, fallback }: Props<Name>) {
  const place = useRef<HTMLDivElement>(null);
  const [filled, setFilled] = useState<Filled | 'never'>();
  // The key of this component holds what was asked for: another one is another place.
  const [fill] = useState(() => (signal: AbortSignal) => fillSlot(open, asked, signal));
  useEffect(() => {
    const left = new AbortController();
    const show = async () => {
      const result = await fill(left.signal).catch(reportUnlessLeft(left.signal));
      if (!left.signal.aborted) setFilled(result ?? 'never');
    };
    const stop = whenNear(place.current, () => void show());
    return () => {
      stop();
      left.abort();
    };
  }, [fill]);
  if (filled === 'never') return null;
  return (
    <div ref={place} data-slot={name}>
      {filled ? (
        <div data-remote={filled.remote}>
          <I18nextProvider i18n={getTranslations()} defaultNS={filled.remote}>
            <SlotBoundary>{filled.content}</SlotBoundary>
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
  asked: SlotContracts[Name],
  signal: AbortSignal,
): Promise<Filled | undefined> {
  const slot = await open();
  if (!slot || signal.aborted) return undefined;
  const { remote, locales, draw } = slot;
  registerLocales(remote, locales);
  const [content] = await Promise.all([
    draw(asked, signal),
    getTranslations().loadNamespaces(remote),
  ]);
  return { remote, content };
}

const reportUnlessLeft = (signal: AbortSignal) => (error: unknown) => {
  if (!signal.aborted) reportError(error);
};
