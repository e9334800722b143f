import { useTranslation } from '@phantom/mf-kit';

interface Props {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Turns the preloader on and off; it is on for who likes a calm start, and shows at once what it does. */
export function PreloaderSwitch({ isOn, onChange }: Props) {
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
