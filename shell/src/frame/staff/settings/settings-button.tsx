import { useTranslation } from '@phantom/mf-kit';
import { useDrawer } from '../drawer/use-drawer';
import { StaffIcon } from '../staff-icon';

const loadPanel = async () => {
  const panel = await import(/* webpackChunkName: "staff-drawers" */ './settings-panel');
  return panel.SettingsPanel;
};

export function SettingsButton() {
  const { t } = useTranslation('staff');
  const { open, drawer } = useDrawer(loadPanel);
  return (
    <>
      <button
        type="button"
        className="frame-control"
        aria-label={t('settings.open')}
        aria-haspopup="dialog"
        onClick={open}
      >
        <StaffIcon name="settings" />
      </button>
      {drawer}
    </>
  );
}
