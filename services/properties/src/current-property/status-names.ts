import type { Message } from '@phantom/service-kit';
import type { PropertyStatus } from './property-status.js';

/** The steps, as the pages call them. */
export const STATUS_NAMES: Record<PropertyStatus, Message> = {
  1: {
    en: 'Submitted',
    de: 'Eingereicht',
    it: 'Presentata',
    ru: 'Подано',
    es: 'Presentado',
  },
  2: {
    en: 'In process',
    de: 'In Bearbeitung',
    it: 'In lavorazione',
    ru: 'В обработке',
    es: 'En trámite',
  },
  3: {
    en: 'Missing Documents',
    de: 'Fehlende Unterlagen',
    it: 'Documenti mancanti',
    ru: 'Не хватает документов',
    es: 'Faltan documentos',
  },
  4: {
    en: 'Pending Appraisal',
    de: 'Bewertung ausstehend',
    it: 'Perizia in attesa',
    ru: 'Ожидается оценка',
    es: 'Tasación pendiente',
  },
  5: {
    en: 'Offer Negotiation',
    de: 'Verhandlung des Angebots',
    it: 'Trattativa sull’offerta',
    ru: 'Переговоры по предложению',
    es: 'Negociación de la oferta',
  },
  6: {
    en: 'Short Sell Approval',
    de: 'Genehmigung des Short Sale',
    it: 'Approvazione dello short sale',
    ru: 'Согласование шорт-сейла',
    es: 'Aprobación de la venta corta',
  },
  7: {
    en: 'Title Clearance/Schedule a Closing',
    de: 'Eigentumsprüfung/Abschlusstermin',
    it: 'Verifica del titolo/Data del rogito',
    ru: 'Проверка прав/Дата сделки',
    es: 'Revisión del título/Fecha de cierre',
  },
  8: {
    en: 'Completed',
    de: 'Abgeschlossen',
    it: 'Conclusa',
    ru: 'Завершено',
    es: 'Completado',
  },
};
