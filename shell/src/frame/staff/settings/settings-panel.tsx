import { useTranslation } from '@phantom/mf-kit';
import {
  type StaffLayout,
  STAFF_LAYOUT_CHOICES,
  sidebarSize,
} from '@phantom/registry/staff-layout';
import { useEffect, useRef, useId } from 'react';
import { CLOSE_ICON, MenuIcon } from '../../menu/menu-icon';
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
          <MenuIcon path={CLOSE_ICON} />
        </button>
      </div>
      <div className="staff-settings-body">
        <p>{t('settings.lead')}</p>
        <p className="staff-settings-narrow">{t('settings.narrow')}</p>
        <LayoutChoices layout={layout} set={set} />
        <PreloaderSwitch layout={layout} set={set} />
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

interface SettingsProps {
  layout: StaffLayout;
  set: <Name extends keyof StaffLayout>(name: Name, value: StaffLayout[Name]) => void;
}

type Choice = Exclude<keyof StaffLayout, 'preloader'>;

const CHOICES: readonly Choice[] = ['menu', 'width', 'bar', 'side', 'size'];

/** A choice that another one decides is disabled, with the reason. */
function LayoutChoices({ layout, set }: SettingsProps) {
  const { t } = useTranslation('staff');
  const withoutSidebar = layout.menu === 'horizontal' ? t('settings.noSidebar') : undefined;
  const inBox = layout.width === 'boxed' ? t('settings.boxedSidebar') : undefined;
  const closed: Partial<Record<Choice, string>> = {
    side: withoutSidebar,
    size: withoutSidebar ?? inBox,
  };
  const shown = { ...layout, size: sidebarSize(layout) };
  // One line each: `npm run check` finds the texts by the types of their keys.
  const { menu, width, bar, side, size } = STAFF_LAYOUT_CHOICES;
  const options: Record<Choice, Option[]> = {
    menu: menu.map((value) => ({ value, label: t(`settings.menu.${value}`) })),
    width: width.map((value) => ({ value, label: t(`settings.width.${value}`) })),
    bar: bar.map((value) => ({ value, label: t(`settings.bar.${value}`) })),
    side: side.map((value) => ({ value, label: t(`settings.side.${value}`) })),
    size: size.map((value) => ({ value, label: t(`settings.size.${value}`) })),
  };
  return CHOICES.map((name) => (
    <ChoiceGroup
      key={name}
      name={name}
      options={options[name]}
      value={shown[name]}
      onChoose={(value) => set(name, value as never)}
      closed={closed[name]}
    />
  ));
}

interface Option {
  value: string;
  label: string;
}

interface ChoiceGroupProps {
  name: Choice;
  options: Option[];
  value: string;
  onChoose: (value: string) => void;
  closed: string | undefined;
}

function ChoiceGroup({ name, options, value, onChoose, closed }: ChoiceGroupProps) {
  const { t } = useTranslation('staff');
  const note = useId();
  return (
    <fieldset
      className="layout-choice"
      disabled={closed !== undefined}
      aria-describedby={closed ? note : undefined}
    >
      <legend>{t(`settings.${name}.label`)}</legend>
      <div className="layout-choice-options">
        {options.map((option) => (
          <label key={option.value} className="layout-option">
            <input
              type="radio"
              className="visually-hidden"
              name={`layout-${name}`}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <LayoutSketch name={name} value={option.value} />
            <span>{option.label}</span>
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

function PreloaderSwitch({ layout, set }: SettingsProps) {
  const { t } = useTranslation('staff');
  return (
    <div className="form-check form-switch layout-preloader">
      <input
        id="layout-preloader"
        className="form-check-input"
        type="checkbox"
        role="switch"
        checked={layout.preloader === 'on'}
        aria-describedby="layout-preloader-note"
        onChange={(event) => set('preloader', event.currentTarget.checked ? 'on' : 'off')}
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
