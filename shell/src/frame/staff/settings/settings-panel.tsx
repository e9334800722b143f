import { useTranslation } from '@phantom/mf-kit';
import {
  type StaffLayout,
  STAFF_LAYOUT_CHOICES,
  sidebarSize,
} from '@phantom/registry/staff-layout';
import { useEffect, useRef, useId } from 'react';
import { MenuIcon } from '../../menu/menu-icon';
import { DEFAULT_LAYOUT, choose, saveStaffLayout, useStaffLayout } from '../staff-layout';
import { LayoutSketch } from './layout-sketch';

/** The choices apply, and are stored, at once. */
export function SettingsPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('staff');
  const dialog = useRef<HTMLDialogElement>(null);
  const layout = useStaffLayout();
  useEffect(() => dialog.current?.showModal(), []);

  const set = <Name extends keyof StaffLayout>(name: Name, value: StaffLayout[Name]) =>
    saveStaffLayout(choose(layout, name, value));
  return (
    <dialog
      ref={dialog}
      className="staff-settings"
      aria-labelledby="staff-settings-title"
      closedby="any"
      onClose={onClose}
    >
      <div className="staff-settings-top">
        <h2 id="staff-settings-title">{t('settings.title')}</h2>
        <button
          type="button"
          className="frame-control"
          aria-label={t('settings.close')}
          onClick={() => dialog.current?.close()}
        >
          <MenuIcon name="close" />
        </button>
      </div>
      <div className="staff-settings-body">
        <p>{t('settings.lead')}</p>
        <p className="staff-settings-narrow">{t('settings.narrow')}</p>
        <LayoutChoices layout={layout} set={set} />
        <PreloaderSwitch
          isOn={layout.preloader === 'on'}
          onChange={(isOn) => set('preloader', isOn ? 'on' : 'off')}
        />
      </div>
      <div className="staff-settings-end">
        <button
          type="button"
          className="btn btn-outline-primary"
          onClick={() => saveStaffLayout(DEFAULT_LAYOUT)}
        >
          {t('settings.reset')}
        </button>
        {/* Announces what a choice has changed. */}
        <p className="visually-hidden" role="status">
          {t(`settings.menu.${layout.menu}`)}, {t(`settings.width.${layout.width}`)},{' '}
          {t('settings.bar.label')}: {t(`settings.bar.${layout.bar}`)}
        </p>
      </div>
    </dialog>
  );
}

interface LayoutChoicesProps {
  layout: StaffLayout;
  set: <Name extends keyof StaffLayout>(name: Name, value: StaffLayout[Name]) => void;
}

/** A choice that another one decides is disabled, with the reason. */
function LayoutChoices({ layout, set }: LayoutChoicesProps) {
  const { t } = useTranslation('staff');
  const withoutSidebar = layout.menu === 'horizontal' ? t('settings.noSidebar') : undefined;
  const inBox = layout.width === 'boxed' ? t('settings.boxedSidebar') : undefined;
  return (
    <>
      <ChoiceGroup
        name="menu"
        choices={STAFF_LAYOUT_CHOICES.menu}
        label={t('settings.menu.label')}
        labelOf={(each) => t(`settings.menu.${each}`)}
        value={layout.menu}
        onChoose={set}
      />
      <ChoiceGroup
        name="width"
        choices={STAFF_LAYOUT_CHOICES.width}
        label={t('settings.width.label')}
        labelOf={(each) => t(`settings.width.${each}`)}
        value={layout.width}
        onChoose={set}
      />
      <ChoiceGroup
        name="bar"
        choices={STAFF_LAYOUT_CHOICES.bar}
        label={t('settings.bar.label')}
        labelOf={(each) => t(`settings.bar.${each}`)}
        value={layout.bar}
        onChoose={set}
      />
      <ChoiceGroup
        name="side"
        choices={STAFF_LAYOUT_CHOICES.side}
        label={t('settings.side.label')}
        labelOf={(each) => t(`settings.side.${each}`)}
        value={layout.side}
        onChoose={set}
        closed={withoutSidebar}
      />
      <ChoiceGroup
        name="size"
        choices={STAFF_LAYOUT_CHOICES.size}
        label={t('settings.size.label')}
        labelOf={(each) => t(`settings.size.${each}`)}
        value={sidebarSize(layout)}
        onChoose={set}
        closed={withoutSidebar ?? inBox}
      />
    </>
  );
}

type Choice = Exclude<keyof StaffLayout, 'preloader'>;

interface ChoiceGroupProps<Name extends Choice> {
  name: Name;
  choices: readonly StaffLayout[Name][];
  label: string;
  labelOf: (value: StaffLayout[Name]) => string;
  value: StaffLayout[Name];
  onChoose: (name: Name, value: StaffLayout[Name]) => void;
  /** Why the group is disabled. */
  closed?: string;
}

/** Radio buttons with a sketch of each choice. */
function ChoiceGroup<Name extends Choice>(props: ChoiceGroupProps<Name>) {
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

interface PreloaderSwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function PreloaderSwitch({ isOn, onChange }: PreloaderSwitchProps) {
  const { t } = useTranslation('staff');
  return (
    <div className="form-check form-switch layout-preloader">
      <input
        id="layout-preloader"
        className="form-check-input"
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-describedby="layout-preloader-note"
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label className="form-check-label" htmlFor="layout-preloader">
        {t('settings.preloader')}
      </label>
      <p id="layout-preloader-note" className="layout-choice-note">
        {t('settings.preloaderNote')}
      </p>
    </div>
  );
}
