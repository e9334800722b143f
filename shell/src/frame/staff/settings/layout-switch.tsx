import { useId } from 'react';
import { saveStaffLayout, useStaffLayout } from '../staff-layout';

interface LayoutSwitchProps {
  name: 'preloader' | 'shortcuts';
  label: string;
  note: string;
}

/** A choice of the layout that is on or off. */
export function LayoutSwitch({ name, label, note }: LayoutSwitchProps) {
  const layout = useStaffLayout();
  const id = useId();
  return (
    <div className="form-check form-switch layout-switch">
      <input
        id={id}
        className="form-check-input"
        type="checkbox"
        role="switch"
        checked={layout[name] === 'on'}
        aria-describedby={`${id}-note`}
        onChange={({ currentTarget }) =>
          saveStaffLayout({ ...layout, [name]: currentTarget.checked ? 'on' : 'off' })
        }
      />
      <label className="form-check-label" htmlFor={id}>
        {label}
      </label>
      <p id={`${id}-note`} className="layout-choice-note">
        {note}
      </p>
    </div>
  );
}
