import { isLanguage, type Language, useTranslation } from '@phantom/mf-kit';

/** The texts of agents and own homes: beside their code, as most visits of this section do not need them. */
interface AgentTexts {
  title: string;
  description: (name: string) => string;
  languages: string;
  licence: string;
  homes: (name: string) => string;
  none: string;
  more: string;
  yearBuilt: string;
  fees: string;
  floorPlan: string;
}

export const AGENT_TEXTS: Record<Language, AgentTexts> = {
  en: {
    title: 'Your agent',
    description: (name: string) =>
      `${name} shows homes in New York. Contact, languages and homes on offer.`,
    languages: 'Languages',
    licence: 'License',
    homes: (name: string) => `Homes with ${name}`,
    none: 'There are no homes at the moment.',
    more: 'More about this home',
    yearBuilt: 'Year built',
    fees: 'Monthly fees',
    floorPlan: 'Floor plan',
  },
  de: {
    title: 'Ihr Makler',
    description: (name: string) =>
      `${name} zeigt Immobilien in New York. Kontakt, Sprachen und Angebote.`,
    languages: 'Sprachen',
    licence: 'Lizenz',
    homes: (name: string) => `Immobilien bei ${name}`,
    none: 'Zurzeit gibt es keine Immobilien.',
    more: 'Mehr zu dieser Immobilie',
    yearBuilt: 'Baujahr',
    fees: 'Monatliche Gebühren',
    floorPlan: 'Grundriss',
  },
  it: {
    title: 'Il Suo agente',
    description: (name: string) =>
      `${name} mostra immobili a New York. Contatti, lingue e offerte.`,
    languages: 'Lingue',
    licence: 'Licenza',
    homes: (name: string) => `Immobili di ${name}`,
    none: 'Al momento non ci sono immobili.',
    more: 'Altro su questo immobile',
    yearBuilt: 'Anno di costruzione',
    fees: 'Spese mensili',
    floorPlan: 'Planimetria',
  },
  ru: {
    title: 'Ваш агент',
    description: (name: string) =>
      `${name} показывает жильё в Нью-Йорке. Контакты, языки и предложения.`,
    languages: 'Языки',
    licence: 'Лицензия',
    homes: (name: string) => `Объекты: ${name}`,
    none: 'Сейчас объектов нет.',
    more: 'Подробнее об объекте',
    yearBuilt: 'Год постройки',
    fees: 'Ежемесячные платежи',
    floorPlan: 'План',
  },
  es: {
    title: 'Su agente',
    description: (name: string) =>
      `${name} enseña inmuebles en Nueva York. Contacto, idiomas y ofertas.`,
    languages: 'Idiomas',
    licence: 'Licencia',
    homes: (name: string) => `Inmuebles de ${name}`,
    none: 'De momento no hay inmuebles.',
    more: 'Más sobre este inmueble',
    yearBuilt: 'Año de construcción',
    fees: 'Gastos mensuales',
    floorPlan: 'Plano',
  },
};

export const useAgentTexts = (): AgentTexts => {
  const { language } = useTranslation().i18n;
  return AGENT_TEXTS[isLanguage(language) ? language : 'en'];
};
