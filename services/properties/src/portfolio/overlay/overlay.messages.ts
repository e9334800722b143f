import type { Language } from '@phantom/service-kit';

interface OverlayTexts {
  location: string;
  acquired: string;
  assetType: string;
  size: string;
  opportunity: string;
  picture: (number: number, total: number) => string;
}

/** The labels of the overlay pages. The data of a project is in English. */
export const OVERLAY_MESSAGES: Record<Language, OverlayTexts> = {
  en: {
    location: 'Location',
    acquired: 'Acquisition Date',
    assetType: 'Asset Type',
    size: 'Size',
    opportunity: 'Opportunity Type',
    picture: (number, total) => `picture ${number} of ${total}`,
  },
  de: {
    location: 'Lage',
    acquired: 'Erwerbsdatum',
    assetType: 'Objektart',
    size: 'Größe',
    opportunity: 'Art der Investition',
    picture: (number, total) => `Bild ${number} von ${total}`,
  },
  it: {
    location: 'Ubicazione',
    acquired: 'Data di acquisizione',
    assetType: 'Tipo di immobile',
    size: 'Dimensioni',
    opportunity: 'Tipo di investimento',
    picture: (number, total) => `immagine ${number} di ${total}`,
  },
  ru: {
    location: 'Адрес',
    acquired: 'Дата приобретения',
    assetType: 'Тип объекта',
    size: 'Площадь',
    opportunity: 'Вид инвестиции',
    picture: (number, total) => `изображение ${number} из ${total}`,
  },
  es: {
    location: 'Ubicación',
    acquired: 'Fecha de adquisición',
    assetType: 'Tipo de activo',
    size: 'Tamaño',
    opportunity: 'Tipo de inversión',
    picture: (number, total) => `imagen ${number} de ${total}`,
  },
};
