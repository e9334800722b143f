import { LANGUAGES, type Message, type MessageValues, textOf } from '@phantom/service-kit';

/** Messages about uploaded files and links to files. */
export const FILE_MESSAGES = {
  required: {
    en: 'Please choose a file.',
    de: 'Bitte wählen Sie eine Datei aus.',
    it: 'Scelga un file.',
    ru: 'Выберите файл.',
    es: 'Elija un archivo.',
  },
  empty: {
    en: 'This file is empty. Please check it and choose it again.',
    de: 'Diese Datei ist leer. Bitte prüfen Sie sie und wählen Sie sie noch einmal aus.',
    it: 'Questo file è vuoto. Lo controlli e lo scelga di nuovo.',
    ru: 'Этот файл пуст. Проверьте его и выберите ещё раз.',
    es: 'Este archivo está vacío. Compruébelo y vuelva a elegirlo.',
  },
  tooLarge: {
    en: 'This file is too large: {limit} MB at most. Please make it smaller or split it.',
    de: 'Diese Datei ist zu groß: höchstens {limit} MB. Bitte verkleinern oder teilen Sie sie.',
    it: 'Questo file è troppo grande: al massimo {limit} MB. Lo riduca o lo divida.',
    ru: 'Файл слишком большой: не более {limit} МБ. Уменьшите его или разделите на части.',
    es: 'Este archivo es demasiado grande: {limit} MB como máximo. Redúzcalo o divídalo.',
  },
  tooMany: {
    en: 'Please send one file at a time.',
    de: 'Bitte senden Sie jeweils nur eine Datei.',
    it: 'Invii un solo file alla volta.',
    ru: 'Отправляйте по одному файлу.',
    es: 'Envíe un solo archivo cada vez.',
  },
  kind: {
    en: 'This kind of file is not accepted, whatever its name says. Please choose one of these: {kinds}.',
    de: 'Diese Art von Datei wird nicht angenommen, unabhängig von ihrem Namen. Bitte wählen Sie eine von diesen: {kinds}.',
    it: 'Questo tipo di file non è accettato, qualunque sia il suo nome. Ne scelga uno di questi: {kinds}.',
    ru: 'Файлы такого типа не принимаются, как бы они ни назывались. Подойдут: {kinds}.',
    es: 'Este tipo de archivo no se acepta, sea cual sea su nombre. Elija uno de estos: {kinds}.',
  },
  picture: {
    en: 'This picture is damaged and cannot be read. Please save it again or choose another one.',
    de: 'Dieses Bild ist beschädigt und kann nicht gelesen werden. Bitte speichern Sie es neu oder wählen Sie ein anderes.',
    it: "Questa immagine è danneggiata e non può essere letta. La salvi di nuovo o ne scelga un'altra.",
    ru: 'Изображение повреждено, и прочитать его не удалось. Сохраните его заново или выберите другое.',
    es: 'Esta imagen está dañada y no se puede leer. Guárdela de nuevo o elija otra.',
  },
  pixels: {
    en: 'This picture has too many pixels: {limit} million at most. Please make it smaller.',
    de: 'Dieses Bild hat zu viele Bildpunkte: höchstens {limit} Millionen. Bitte verkleinern Sie es.',
    it: 'Questa immagine ha troppi pixel: al massimo {limit} milioni. La riduca.',
    ru: 'В изображении слишком много пикселей: не более {limit} млн. Уменьшите его.',
    es: 'Esta imagen tiene demasiados píxeles: {limit} millones como máximo. Redúzcala.',
  },
  linkOver: {
    en: 'This link is no longer valid. Please reload the page and open the file from there.',
    de: 'Dieser Link gilt nicht mehr. Bitte laden Sie die Seite neu und öffnen Sie die Datei von dort.',
    it: 'Questo link non è più valido. Ricarichi la pagina e apra il file da lì.',
    ru: 'Эта ссылка больше не действует. Обновите страницу и откройте файл оттуда.',
    es: 'Este enlace ya no es válido. Vuelva a cargar la página y abra el archivo desde allí.',
  },
} as const satisfies Record<string, Message>;

/** A message with its values in place, in every language. */
export const withValues = (message: Message, values: MessageValues): Message =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, textOf(message, language, values)]),
  ) as Message;
