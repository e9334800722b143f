import type { StaffLayout } from '@phantom/registry/staff-layout';
import { useId } from 'react';
import { LayoutSketch } from './layout-sketch';

type Choice = Exclude<keyof StaffLayout, 'preloader'>;

interface Props<Name extends Choice> {
  name: Name;
  choices: readonly StaffLayout[Name][];
  label: string;
  labelOf: (value: StaffLayout[Name]) => string;
  value: StaffLayout[Name];
  onChoose: (name: Name, value: StaffLayout[Name]) => void;
  /** Why there is nothing to choose at the moment. */
  closed?: string;
}

/** One choice of the layout: radio buttons that show what they stand for. */
export function ChoiceGroup<Name extends Choice>(props: Props<Name>) {
  const { name, choices, label, labelOf, value, onChoose, closed } = props;
  const note = useId();
  return (
    <fieldset
      className="layout-choice"
      disabled={closed !== undefined}
      aria-describedby={closed ? note : undefined}
    >
      <legend>{label}</legend>
      <div className="layout-choice-options">
        {choices.map((choice) => (
          <label key={choice} className="layout-option">
            <input
              type="radio"
              className="visually-hidden"
              name={`layout-${name}`}
              value={choice}
              checked={choice === value}
              onChange={() => onChoose(name, choice)}
            />
            <LayoutSketch name={name} value={choice} />
            <span>{labelOf(choice)}</span>
          </label>
        ))}
      </div>
      {closed && (
        <p id={note} className="layout-choice-note">
          {closed}
        </p>
      )}
    </fieldset>
  );
}
