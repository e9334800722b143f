import type { LegalPageTexts } from './legal-page.js';

export const ACCESSIBILITY: LegalPageTexts = {
  en: {
    title: 'Accessibility',
    body: [
      '<p>This website is to be usable by everybody, with a keyboard, a screen reader, large text or high contrast. Our aim is the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. This statement is as of November 23, 2026.</p>',
      '<h2>What we do</h2>',
      '<ul><li>Before each release, automated tests check the pages in a browser for contrast, names, roles and order, walk them by keyboard, and enlarge them to 400 percent.</li><li>Movement stops at the press of a button, and does not start where your device asks for reduced motion.</li><li>Forms say what is wrong beside each field and above the form, and keep what you typed.</li><li>The site speaks five languages, and marks text that is in another one.</li></ul>',
      '<h2>What we know to be difficult</h2>',
      '<ul><li>The map of homes shows places by their position. The list beside it has the same homes as text.</li><li>Videos are shown by the player of another provider. We do not control its captions and controls.</li><li>Documents that others gave us, such as PDF files, may not be tagged. We send you their content in another form on request.</li></ul>',
      '<p>No outside expert has examined the site yet.</p>',
      '<h2>Report a barrier</h2>',
      '<p>If something does not work for you, please write to us or call us; how is said below. Tell us the address of the page, what you wanted to do, and which browser and aids you use, as far as you know. We answer you, help you to get what you were looking for in another way, and mend the cause.</p>',
    ],
  },
  de: {
    title: 'Barrierefreiheit',
    body: [
      '<p>Diese Website soll für alle nutzbar sein: mit Tastatur, Screenreader, großer Schrift oder hohem Kontrast. Unser Ziel sind die Richtlinien für barrierefreie Webinhalte (WCAG) 2.2 auf Stufe AA. Stand dieser Erklärung: 23. November 2026.</p>',
      '<h2>Was wir tun</h2>',
      '<ul><li>Vor jeder Veröffentlichung prüfen automatische Tests die Seiten im Browser auf Kontrast, Namen, Rollen und Reihenfolge, gehen sie mit der Tastatur durch und vergrößern sie auf 400 Prozent.</li><li>Bewegung hält auf Knopfdruck an und beginnt nicht, wo Ihr Gerät um weniger Bewegung bittet.</li><li>Formulare sagen neben jedem Feld und über dem Formular, was nicht stimmt, und behalten Ihre Eingaben.</li><li>Die Website spricht fünf Sprachen und kennzeichnet Text, der in einer anderen steht.</li></ul>',
      '<h2>Was nach unserer Kenntnis schwierig ist</h2>',
      '<ul><li>Die Karte zeigt Objekte durch ihre Lage. Die Liste daneben enthält dieselben Objekte als Text.</li><li>Videos zeigt der Player eines anderen Anbieters. Auf seine Untertitel und Bedienelemente haben wir keinen Einfluss.</li><li>Dokumente, die wir von anderen erhalten haben, etwa PDF-Dateien, sind möglicherweise nicht ausgezeichnet. Auf Wunsch senden wir Ihnen den Inhalt in anderer Form.</li></ul>',
      '<p>Eine Prüfung durch unabhängige Fachleute hat noch nicht stattgefunden.</p>',
      '<h2>Eine Barriere melden</h2>',
      '<p>Wenn etwas für Sie nicht funktioniert, schreiben Sie uns bitte oder rufen Sie uns an; wie, steht unten. Nennen Sie uns die Adresse der Seite, was Sie tun wollten und, soweit bekannt, Browser und Hilfsmittel. Wir antworten Ihnen, helfen Ihnen auf anderem Weg zu dem, was Sie gesucht haben, und beheben die Ursache.</p>',
    ],
  },
  it: {
    title: 'Accessibilità',
    body: [
      '<p>Questo sito deve poter essere usato da chiunque: con la tastiera, un lettore di schermo, testo grande o contrasto elevato. Il nostro obiettivo sono le linee guida WCAG 2.2, livello AA. Dichiarazione aggiornata al 23 novembre 2026.</p>',
      '<h2>Che cosa facciamo</h2>',
      '<ul><li>Prima di ogni pubblicazione, test automatici controllano le pagine in un browser per contrasto, nomi, ruoli e ordine, le percorrono con la tastiera e le ingrandiscono al 400 per cento.</li><li>Il movimento si ferma premendo un pulsante e non inizia se il dispositivo chiede meno animazioni.</li><li>I moduli dicono che cosa non va accanto a ogni campo e sopra il modulo, e conservano quanto scritto.</li><li>Il sito parla cinque lingue e segnala il testo scritto in un’altra.</li></ul>',
      '<h2>Che cosa sappiamo essere difficile</h2>',
      '<ul><li>La mappa mostra gli immobili in base alla posizione. L’elenco accanto contiene gli stessi immobili come testo.</li><li>I video sono mostrati dal lettore di un altro fornitore, di cui non controlliamo sottotitoli e comandi.</li><li>I documenti ricevuti da altri, come i file PDF, possono non essere strutturati. Su richiesta ne inviamo il contenuto in altra forma.</li></ul>',
      '<p>Il sito non è ancora stato esaminato da esperti esterni.</p>',
      '<h2>Segnalare una barriera</h2>',
      '<p>Se qualcosa non funziona per lei, ci scriva o ci chiami; i recapiti sono sotto. Ci indichi l’indirizzo della pagina, che cosa voleva fare e, se lo sa, il browser e gli ausili che usa. Le rispondiamo, la aiutiamo a ottenere in altro modo ciò che cercava e correggiamo la causa.</p>',
    ],
  },
  ru: {
    title: 'Доступность',
    body: [
      '<p>Этим сайтом должен иметь возможность пользоваться каждый: с клавиатурой, программой чтения с экрана, крупным шрифтом или высокой контрастностью. Наша цель — руководство WCAG 2.2, уровень AA. По состоянию на 23 ноября 2026 года.</p>',
      '<h2>Что мы делаем</h2>',
      '<ul><li>Перед каждым выпуском автоматические тесты проверяют страницы в браузере: контраст, имена, роли и порядок, проходят их с клавиатуры и увеличивают до 400 процентов.</li><li>Движение останавливается кнопкой и не начинается, если устройство просит уменьшить движение.</li><li>Формы сообщают об ошибках рядом с каждым полем и над формой и сохраняют введённое.</li><li>Сайт говорит на пяти языках и помечает текст на другом языке.</li></ul>',
      '<h2>Что, как мы знаем, вызывает трудности</h2>',
      '<ul><li>Карта показывает объекты по их положению. В списке рядом те же объекты приведены текстом.</li><li>Видео показывает проигрыватель другого поставщика. Его субтитры и элементы управления от нас не зависят.</li><li>Документы, полученные от других, например PDF, могут быть не размечены. По запросу мы пришлём их содержание в другом виде.</li></ul>',
      '<p>Независимые эксперты сайт пока не проверяли.</p>',
      '<h2>Сообщить о препятствии</h2>',
      '<p>Если что-то у вас не работает, напишите нам или позвоните; как — указано ниже. Назовите адрес страницы, что вы хотели сделать и, если знаете, браузер и вспомогательные средства. Мы ответим, поможем получить нужное другим способом и устраним причину.</p>',
    ],
  },
  es: {
    title: 'Accesibilidad',
    body: [
      '<p>Este sitio debe poder usarlo cualquier persona: con teclado, lector de pantalla, letra grande o alto contraste. Nuestro objetivo son las pautas WCAG 2.2, nivel AA. Declaración actualizada al 23 de noviembre de 2026.</p>',
      '<h2>Lo que hacemos</h2>',
      '<ul><li>Antes de cada publicación, pruebas automáticas comprueban las páginas en un navegador (contraste, nombres, funciones y orden), las recorren con el teclado y las amplían al 400 por ciento.</li><li>El movimiento se detiene al pulsar un botón y no empieza si su dispositivo pide menos animación.</li><li>Los formularios dicen qué falla junto a cada campo y encima del formulario, y conservan lo escrito.</li><li>El sitio habla cinco idiomas y marca el texto que está en otro.</li></ul>',
      '<h2>Lo que sabemos que es difícil</h2>',
      '<ul><li>El mapa muestra las viviendas por su posición. La lista de al lado contiene las mismas viviendas en texto.</li><li>Los vídeos los muestra el reproductor de otro proveedor, cuyos subtítulos y controles no dependen de nosotros.</li><li>Los documentos que recibimos de otros, como los PDF, pueden no estar etiquetados. Si lo pide, le enviamos su contenido de otra forma.</li></ul>',
      '<p>Ningún experto externo ha examinado todavía el sitio.</p>',
      '<h2>Comunicar una barrera</h2>',
      '<p>Si algo no funciona para usted, escríbanos o llámenos; abajo se indica cómo. Díganos la dirección de la página, lo que quería hacer y, si lo sabe, qué navegador y ayudas utiliza. Le respondemos, le ayudamos a conseguir lo que buscaba de otra manera y corregimos la causa.</p>',
    ],
  },
};
