import { render, screen } from '@testing-library/react';
import { getTranslations, I18nextProvider } from '@phantom/mf-kit';
import { bundledTexts } from './bundled-texts';
import { startTranslations } from './translations';

const openings = bundledTexts('openings', {
  de: { title: 'Offene Stellen' },
  en: { title: 'Open positions' },
  es: { title: 'Puestos vacantes' },
  it: { title: 'Posizioni aperte' },
  ru: { title: 'Вакансии' },
});

function Title() {
  const { t } = openings.useTexts();
  return <h1>{t('title')}</h1>;
}

it.each([
  ['de', 'Offene Stellen'],
  ['ru', 'Вакансии'],
] as const)(
  'gives a component and the head of its page the texts in %s',
  async (language, title) => {
    await startTranslations(language, []);
    render(<Title />, {
      wrapper: (props) => <I18nextProvider i18n={getTranslations()} {...props} />,
    });
    expect(screen.getByRole('heading').textContent).toBe(title);
    expect(openings.getTexts().t('openings:title')).toBe(title);
  },
);
