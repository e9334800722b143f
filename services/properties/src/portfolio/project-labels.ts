import { FIELD_LABELS } from '@phantom/content-editing';

/** The list of the portfolio that a project stands in. */
export const STAGES = {
  completed: {
    en: 'Completed projects',
    de: 'Abgeschlossene Projekte',
    it: 'Progetti completati',
    ru: 'Завершённые проекты',
    es: 'Proyectos terminados',
  },
  current: {
    en: 'Current portfolio',
    de: 'Aktuelles Portfolio',
    it: 'Portafoglio attuale',
    ru: 'Текущий портфель',
    es: 'Cartera actual',
  },
};

/** What the building is used for: a filter of the portfolio. */
export const CATEGORIES = {
  multifamily: {
    en: 'Multifamily',
    de: 'Mehrfamilienhaus',
    it: 'Residenziale',
    ru: 'Многоквартирный дом',
    es: 'Plurifamiliar',
  },
  'mixed-use': {
    en: 'Mixed use',
    de: 'Gemischte Nutzung',
    it: 'Uso misto',
    ru: 'Смешанное использование',
    es: 'Uso mixto',
  },
  office: { en: 'Office', de: 'Büro', it: 'Uffici', ru: 'Офисы', es: 'Oficinas' },
  industrial: {
    en: 'Industrial',
    de: 'Industrie',
    it: 'Industriale',
    ru: 'Промышленное здание',
    es: 'Industrial',
  },
  townhouses: {
    en: 'Townhouses',
    de: 'Reihenhäuser',
    it: 'Case a schiera',
    ru: 'Таунхаусы',
    es: 'Casas adosadas',
  },
};

export const BOROUGHS = {
  manhattan: {
    en: 'Manhattan',
    de: 'Manhattan',
    it: 'Manhattan',
    ru: 'Манхэттен',
    es: 'Manhattan',
  },
  brooklyn: { en: 'Brooklyn', de: 'Brooklyn', it: 'Brooklyn', ru: 'Бруклин', es: 'Brooklyn' },
  queens: { en: 'Queens', de: 'Queens', it: 'Queens', ru: 'Куинс', es: 'Queens' },
  bronx: { en: 'The Bronx', de: 'Bronx', it: 'Bronx', ru: 'Бронкс', es: 'El Bronx' },
};

/** The labels of the fields, for editors. */
export const LABELS = {
  ...FIELD_LABELS,
  stage: { en: 'List', de: 'Liste', it: 'Elenco', ru: 'Список', es: 'Lista' },
  street: { en: 'Street', de: 'Straße', it: 'Via', ru: 'Улица', es: 'Calle' },
  city: {
    en: 'City, state and ZIP code',
    de: 'Ort, Bundesstaat und Postleitzahl',
    it: 'Città, stato e CAP',
    ru: 'Город, штат и индекс',
    es: 'Ciudad, estado y código postal',
  },
  acquired: {
    en: 'Acquisition date',
    de: 'Erwerbsdatum',
    it: 'Data di acquisizione',
    ru: 'Дата приобретения',
    es: 'Fecha de adquisición',
  },
  assetType: {
    en: 'Asset type',
    de: 'Objektart',
    it: 'Tipo di immobile',
    ru: 'Тип объекта',
    es: 'Tipo de inmueble',
  },
  category: {
    en: 'Use of the building',
    de: 'Nutzung des Gebäudes',
    it: 'Uso dell’edificio',
    ru: 'Назначение здания',
    es: 'Uso del edificio',
  },
  filterHelp: {
    en: 'Visitors can filter the portfolio by it.',
    de: 'Besucher können das Portfolio danach filtern.',
    it: 'I visitatori possono usarlo per filtrare il portafoglio.',
    ru: 'Посетители могут отбирать по нему проекты.',
    es: 'Los visitantes pueden filtrar la cartera por este dato.',
  },
  borough: { en: 'Borough', de: 'Stadtbezirk', it: 'Distretto', ru: 'Район', es: 'Distrito' },
  size: { en: 'Size', de: 'Größe', it: 'Dimensioni', ru: 'Площадь', es: 'Tamaño' },
  opportunity: {
    en: 'Opportunity type',
    de: 'Art der Gelegenheit',
    it: 'Tipo di investimento',
    ru: 'Вид инвестиции',
    es: 'Tipo de inversión',
  },
  gallery: { en: 'Gallery', de: 'Galerie', it: 'Galleria', ru: 'Галерея', es: 'Galería' },
  captions: {
    en: 'Captions of the gallery',
    de: 'Bildunterschriften der Galerie',
    it: 'Didascalie della galleria',
    ru: 'Подписи к галерее',
    es: 'Pies de foto de la galería',
  },
  captionsHelp: {
    en: 'One for each picture of the gallery, in its order.',
    de: 'Eine für jedes Bild der Galerie, in ihrer Reihenfolge.',
    it: 'Una per ogni immagine della galleria, nello stesso ordine.',
    ru: 'По одной для каждого изображения галереи, в том же порядке.',
    es: 'Uno por cada imagen de la galería, en el mismo orden.',
  },
  contact: {
    en: 'Who to talk to',
    de: 'Ansprechpartner',
    it: 'Persona di riferimento',
    ru: 'Контактное лицо',
    es: 'Persona de contacto',
  },
  contactHelp: {
    en: 'The address of a team member’s page: rafael-ortega.',
    de: 'Die Adresse der Seite eines Teammitglieds: rafael-ortega.',
    it: 'L’indirizzo della pagina di un membro del team: rafael-ortega.',
    ru: 'Адрес страницы сотрудника: rafael-ortega.',
    es: 'La dirección de la página de un miembro del equipo: rafael-ortega.',
  },
  nextStepHelp: {
    en: 'Without it, the page leads to the form for investors.',
    de: 'Ohne sie führt die Seite zum Formular für Anleger.',
    it: 'In sua assenza la pagina porta al modulo per gli investitori.',
    ru: 'Без неё страница ведёт к форме для инвесторов.',
    es: 'Sin él, la página lleva al formulario para inversores.',
  },
  related: {
    en: 'Related project',
    de: 'Ähnliches Projekt',
    it: 'Progetto correlato',
    ru: 'Похожий проект',
    es: 'Proyecto relacionado',
  },
  relatedHelp: {
    en: 'Without one, the page shows the nearest project with the same use.',
    de: 'Ohne Angabe zeigt die Seite das nächstgelegene Projekt mit derselben Nutzung.',
    it: 'In sua assenza la pagina mostra il progetto più vicino con lo stesso uso.',
    ru: 'Если не указан, показывается ближайший проект с тем же назначением.',
    es: 'Si no se indica, la página muestra el proyecto más cercano del mismo uso.',
  },
  story: { en: 'Story', de: 'Geschichte', it: 'Storia', ru: 'История', es: 'Historia' },
  teaser: {
    en: 'The story in one line',
    de: 'Die Geschichte in einer Zeile',
    it: 'La storia in una riga',
    ru: 'История одной строкой',
    es: 'La historia en una línea',
  },
  before: {
    en: 'Picture from before',
    de: 'Bild von vorher',
    it: 'Immagine di prima',
    ru: 'Изображение до работ',
    es: 'Imagen de antes',
  },
  timeline: {
    en: 'Timeline',
    de: 'Zeitleiste',
    it: 'Cronologia',
    ru: 'Хронология',
    es: 'Cronología',
  },
  year: { en: 'Year', de: 'Jahr', it: 'Anno', ru: 'Год', es: 'Año' },
  event: { en: 'Event', de: 'Ereignis', it: 'Evento', ru: 'Событие', es: 'Acontecimiento' },
  figures: { en: 'Figures', de: 'Kennzahlen', it: 'Cifre', ru: 'Показатели', es: 'Cifras' },
  figure: { en: 'Figure', de: 'Zahl', it: 'Cifra', ru: 'Число', es: 'Cifra' },
  meaning: {
    en: 'What it means',
    de: 'Was sie bedeutet',
    it: 'Che cosa indica',
    ru: 'Что оно означает',
    es: 'Qué significa',
  },
  place: { en: 'Place', de: 'Ort', it: 'Luogo', ru: 'Место', es: 'Lugar' },
};
