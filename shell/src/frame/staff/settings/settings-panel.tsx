import { useTranslation } from '@phantom/mf-kit';
import {
  type StaffLayout,
  STAFF_LAYOUT_CHOICES,
  sidebarSize,
} from '@phantom/registry/staff-layout';
import { useId } from 'react';
import { Drawer } from '../drawer/drawer';
import { DEFAULT_LAYOUT, choose, saveStaffLayout, useStaffLayout } from '../staff-layout';
import { LayoutSketch } from './layout-sketch';
import { LayoutSwitch } from './layout-switch';

/** The choices apply, and are stored, at once. */
export function SettingsPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('staff');
  const layout = useStaffLayout();
  const set = <Name extends keyof StaffLayout>(name: Name, value: StaffLayout[Name]) =>
    saveStaffLayout(choose(layout, name, value));
  return (
    <Drawer
      title={t('settings.title')}
      closeLabel={t('settings.close')}
      onClose={onClose}
      end={
        <>
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
        </>
      }
    >
      <p>{t('settings.lead')}</p>
      <p className="staff-settings-narrow">{t('settings.narrow')}</p>
      <LayoutChoices layout={layout} set={set} />
      <LayoutSwitch
        name="preloader"
        label={t('settings.preloader')}
        note={t('settings.preloaderNote')}
      />
    </Drawer>
  );
}

interface SettingsProps {
  layout: StaffLayout;
  set: <Name extends keyof StaffLayout>(name: Name, value: StaffLayout[Name]) => void;
}

type Choice = Exclude<keyof StaffLayout, 'preloader' | 'shortcuts'>;

const CHOICES: readonly Choice[] = ['menu', 'width', 'bar', 'side', 'size', 'rows'];

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
  const { menu, width, bar, side, size, rows } = STAFF_LAYOUT_CHOICES;
  const options: Record<Choice, Option[]> = {
    menu: menu.map((value) => ({ value, label: t(`settings.menu.${value}`) })),
    width: width.map((value) => ({ value, label: t(`settings.width.${value}`) })),
    bar: bar.map((value) => ({ value, label: t(`settings.bar.${value}`) })),
    side: side.map((value) => ({ value, label: t(`settings.side.${value}`) })),
    size: size.map((value) => ({ value, label: t(`settings.size.${value}`) })),
    rows: rows.map((value) => ({ value, label: t(`settings.rows.${value}`) })),
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
