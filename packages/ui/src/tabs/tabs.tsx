import { useId, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';

export interface TabItem<Key extends string> {
  key: Key;
  label: ReactNode;
  /** The address of the page with this tab open. */
  href: string;
}

export interface TabsProps<Key extends string> {
  /** Names the list of tabs. */
  label: string;
  tabs: TabItem<Key>[];
  active: Key;
  onSelect: (key: Key) => void;
  /** The content of the open tab. */
  children: ReactNode;
}

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const opensElsewhere = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** ARIA tabs; the caller stores the open one in the URL. Arrow keys, Home and End open another tab. */
export function Tabs<Key extends string>(props: TabsProps<Key>) {
  const { label, tabs, active, onSelect, children } = props;
  const id = useId();
  const links = useRef(new Map<Key, HTMLAnchorElement>());

  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.key === active);
    const target = tabs[STEPS[event.key]?.(index, tabs.length) ?? -1];
    if (!target) return;
    event.preventDefault();
    onSelect(target.key);
    links.current.get(target.key)?.focus();
  };
  const onClick = (event: MouseEvent, key: Key) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onSelect(key);
  };

  return (
    <>
      <div className="pp-tabs" role="tablist" aria-label={label}>
        {tabs.map((tab) => (
          <a
            key={tab.key}
            ref={(link) => {
              if (link) links.current.set(tab.key, link);
            }}
            id={`${id}-${tab.key}`}
            role="tab"
            href={tab.href}
            aria-selected={tab.key === active}
            aria-controls={tab.key === active ? `${id}-panel` : undefined}
            tabIndex={tab.key === active ? 0 : -1}
            onKeyDown={onKeyDown}
            onClick={(event) => onClick(event, tab.key)}
          >
            {tab.label}
          </a>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${active}`}>
        {children}
      </div>
    </>
  );
}
