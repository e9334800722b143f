import { useTranslation } from '@phantom/mf-kit';
import { useId } from 'react';
import { chooseTheme, THEMES, useTheme } from './theme';

/** A row of radio buttons. It needs scripts, and is not shown without them. */
export function ThemeChoice() {
  const { t } = useTranslation();
  const theme = useTheme();
  const name = useId();
  return (
    <fieldset className="theme-choice">
      <legend>{t('theme.label')}</legend>
      {THEMES.map((value) => (
        <label key={value} className="theme-option">
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={value}
            checked={value === theme}
            onChange={() => chooseTheme(value)}
          />
          <span>{t(`theme.${value}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
