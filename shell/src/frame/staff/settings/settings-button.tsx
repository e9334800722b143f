import { useTranslation } from '@phantom/mf-kit';
import { useRef, useState } from 'react';
import { showNotice } from '../../../notice/notice-store';
import { StaffIcon } from '../staff-icon';

type Panel = (typeof import('./settings-panel'))['SettingsPanel'];

export function SettingsButton() {
  const { t } = useTranslation('staff');
  const [panel, setPanel] = useState<{ Panel: Panel }>();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const open = async () => {
    try {
      const { SettingsPanel } = await import(
        /* webpackChunkName: "staff-settings" */ './settings-panel'
      );
      setPanel({ Panel: SettingsPanel });
      setOpen(true);
    } catch {
      showNotice({ textKey: 'unavailable.readOnly', onRetry: () => void open() });
    }
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="frame-control"
        aria-label={t('settings.open')}
        aria-haspopup="dialog"
        onClick={() => void open()}
      >
        <StaffIcon name="settings" />
      </button>
      {panel && isOpen && <panel.Panel onClose={close} />}
    </>
  );
}
