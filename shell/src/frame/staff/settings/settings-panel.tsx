import { useTranslation } from '@phantom/mf-kit';
import type { StaffLayout } from '@phantom/registry/staff-layout';
import { useEffect, useRef } from 'react';
import { MenuIcon } from '../../menu/menu-icon';
import { DEFAULT_LAYOUT, choose } from '../layout/choose';
import { keepStaffLayout } from '../layout/staff-layout-store';
import { useStaffLayout } from '../layout/use-staff-layout';
import { LayoutChoices } from './layout-choices';
import { PreloaderSwitch } from './preloader-switch';

/** Everything that can be chosen about the frame. A choice shows at once, and is kept at once. */
export function SettingsPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('staff');
  const dialog = useRef<HTMLDialogElement>(null);
  const layout = useStaffLayout();
  useEffect(() => dialog.current?.showModal(), []);

  const set = <Name extends keyof StaffLayout>(name: Name, value: StaffLayout[Name]) =>
    keepStaffLayout(choose(layout, name, value));
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
          onClick={() => keepStaffLayout(DEFAULT_LAYOUT)}
        >
          {t('settings.reset')}
        </button>
        {/* What follows from a choice, for who does not see it. */}
        <p className="visually-hidden" role="status">
          {t(`settings.menu.${layout.menu}`)}, {t(`settings.width.${layout.width}`)},{' '}
          {t('settings.bar.label')}: {t(`settings.bar.${layout.bar}`)}
        </p>
      </div>
    </dialog>
  );
}
