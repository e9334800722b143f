import type { Message } from '@phantom/service-kit';

/** What is said of a search that cannot be carried out. */
export const LISTING_SEARCH_MESSAGES = {
  number: {
    en: 'Please enter a number, such as 1.5.',
    de: 'Bitte geben Sie eine Zahl ein, zum Beispiel 1.5.',
    it: 'Inserisca un numero, ad esempio 1.5.',
    ru: 'Введите число, например 1.5.',
    es: 'Introduzca un número, por ejemplo 1.5.',
  },
  wholeNumber: {
    en: 'Please enter a whole number, in digits only.',
    de: 'Bitte geben Sie eine ganze Zahl ein, nur aus Ziffern.',
    it: 'Inserisca un numero intero, di sole cifre.',
    ru: 'Введите целое число, только цифрами.',
    es: 'Introduzca un número entero, solo con cifras.',
  },
  tooMuch: {
    en: 'Please enter {limit} at most.',
    de: 'Bitte geben Sie höchstens {limit} ein.',
    it: 'Inserisca al massimo {limit}.',
    ru: 'Введите значение не больше {limit}.',
    es: 'Introduzca {limit} como máximo.',
  },
  price: {
    en: 'The highest price must not be below the lowest.',
    de: 'Der Höchstpreis darf nicht unter dem Mindestpreis liegen.',
    it: 'Il prezzo massimo non può essere inferiore al minimo.',
    ru: 'Максимальная цена не может быть ниже минимальной.',
    es: 'El precio máximo no puede ser inferior al mínimo.',
  },
  bedrooms: {
    en: 'The largest number of bedrooms must not be below the smallest.',
    de: 'Die Höchstzahl der Schlafzimmer darf nicht unter der Mindestzahl liegen.',
    it: 'Il numero massimo di camere non può essere inferiore al minimo.',
    ru: 'Максимальное число спален не может быть меньше минимального.',
    es: 'El número máximo de dormitorios no puede ser inferior al mínimo.',
  },
  area: {
    en: 'The largest area must not be below the smallest.',
    de: 'Die Höchstfläche darf nicht unter der Mindestfläche liegen.',
    it: 'La superficie massima non può essere inferiore alla minima.',
    ru: 'Максимальная площадь не может быть меньше минимальной.',
    es: 'La superficie máxima no puede ser inferior a la mínima.',
  },
  openHouse: {
    en: 'The last day must not lie before the first.',
    de: 'Der letzte Tag darf nicht vor dem ersten liegen.',
    it: 'L’ultimo giorno non può precedere il primo.',
    ru: 'Последний день не может быть раньше первого.',
    es: 'El último día no puede ser anterior al primero.',
  },
  day: {
    en: 'Please enter a day of the calendar as YYYY-MM-DD.',
    de: 'Bitte geben Sie einen Kalendertag als JJJJ-MM-TT ein.',
    it: 'Inserisca un giorno del calendario nella forma AAAA-MM-GG.',
    ru: 'Введите дату в виде ГГГГ-ММ-ДД.',
    es: 'Introduzca un día del calendario con la forma AAAA-MM-DD.',
  },
  zipCode: {
    en: 'Please enter a ZIP code of five digits, such as 11375.',
    de: 'Bitte geben Sie eine fünfstellige Postleitzahl ein, zum Beispiel 11375.',
    it: 'Inserisca un codice postale di cinque cifre, ad esempio 11375.',
    ru: 'Введите почтовый индекс из пяти цифр, например 11375.',
    es: 'Introduzca un código postal de cinco cifras, por ejemplo 11375.',
  },
  tooManyValues: {
    en: 'Please choose {limit} at most.',
    de: 'Bitte wählen Sie höchstens {limit} aus.',
    it: 'Ne scelga al massimo {limit}.',
    ru: 'Выберите не больше {limit}.',
    es: 'Elija {limit} como máximo.',
  },
  bounds: {
    en: 'A part of the map is given by four numbers: west, south, east and north, in degrees.',
    de: 'Ein Kartenausschnitt besteht aus vier Zahlen: Westen, Süden, Osten und Norden, in Grad.',
    it: 'Una porzione di mappa è data da quattro numeri: ovest, sud, est e nord, in gradi.',
    ru: 'Участок карты задаётся четырьмя числами: запад, юг, восток и север, в градусах.',
    es: 'Una parte del mapa se indica con cuatro números: oeste, sur, este y norte, en grados.',
  },
} as const satisfies Record<string, Message>;
