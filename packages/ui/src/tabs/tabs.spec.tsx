import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs';

const TABS = ['one', 'two', 'three'].map((key) => ({ key, label: key, href: `?tab=${key}` }));

function Example({ onSelect }: { onSelect?: (key: string) => void }) {
  const [active, setActive] = useState('one');
  const select = (key: string) => {
    setActive(key);
    onSelect?.(key);
  };
  return (
    <Tabs label="Numbers" tabs={TABS} active={active} onSelect={select}>
      Panel of {active}
    </Tabs>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

describe('Tabs', () => {
  it('links every tab to its address and names the panel after the open one', () => {
    render(<Example />);
    expect(tab('two')).toHaveAttribute('href', '?tab=two');
    expect(screen.getByRole('tabpanel', { name: 'one' })).toHaveTextContent('Panel of one');
  });

  it('opens a tab by click', async () => {
    render(<Example />);
    await userEvent.click(tab('three'));
    expect(tab('three')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'three' })).toBeInTheDocument();
  });

  it('moves with arrow keys, Home and End, and wraps around', async () => {
    render(<Example />);
    await userEvent.tab();
    expect(tab('one')).toHaveFocus();
    for (const [key, expected] of [
      ['{ArrowLeft}', 'three'],
      ['{ArrowRight}', 'one'],
      ['{End}', 'three'],
      ['{Home}', 'one'],
    ] as const) {
      await userEvent.keyboard(key);
      expect(tab(expected)).toHaveFocus();
      expect(tab(expected)).toHaveAttribute('aria-selected', 'true');
    }
  });

  it('is one stop in the tab order', async () => {
    render(<Example />);
    await userEvent.tab();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('lets the browser open another tab', () => {
    const onSelect = jest.fn();
    render(<Example onSelect={onSelect} />);
    const click = createEvent.click(tab('two'), { ctrlKey: true });
    fireEvent(tab('two'), click);
    expect(click.defaultPrevented).toBe(false);
    expect(onSelect).not.toHaveBeenCalled();
  });
});
