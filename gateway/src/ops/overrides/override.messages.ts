import type { Message } from '@phantom/service-kit';

/** The errors of overrides. */
export const OVERRIDE_MESSAGES = {
  unknownVersion: {
    en: 'The registry has no such remote, or not this version of it. Choose one that the status page lists.',
    de: 'Die Registry kennt diesen Bereich oder diese Version davon nicht. Wählen Sie etwas von der Statusseite.',
    it: 'Il registro non conosce questa sezione o questa versione. Scelga tra quelle della pagina di stato.',
    ru: 'В реестре нет такого раздела или такой его версии. Выберите из тех, что есть на странице состояния.',
    es: 'El registro no contiene esta sección o esta versión. Elija una de la página de estado.',
  },
  versionOrUrl: {
    en: 'Name either a version or an address, and not both.',
    de: 'Nennen Sie entweder eine Version oder eine Adresse, nicht beides.',
    it: 'Indichi una versione oppure un indirizzo, non entrambi.',
    ru: 'Укажите либо версию, либо адрес, но не то и другое сразу.',
    es: 'Indique una versión o una dirección, pero no ambas.',
  },
  foreignUrl: {
    en: 'Builds may come by http or https from the hosts in OVERRIDE_HOSTS of this site only. Serve yours from one of those.',
    de: 'Builds dürfen nur über http oder https von den Hosts in OVERRIDE_HOSTS dieser Website kommen. Stellen Sie Ihren dort bereit.',
    it: 'Le build possono provenire solo via http o https dagli host in OVERRIDE_HOSTS di questo sito. Serva la Sua da uno di questi.',
    ru: 'Сборки загружаются только по http или https с узлов из OVERRIDE_HOSTS этого сайта. Разместите свою на одном из них.',
    es: 'Las compilaciones solo pueden venir por http o https de los hosts de OVERRIDE_HOSTS de este sitio. Sirva la suya desde uno de ellos.',
  },
  tooManyOverrides: {
    en: 'A browser cannot remember more overrides than these: reset them first.',
    de: 'Mehr Abweichungen kann sich ein Browser nicht merken: Setzen Sie die bisherigen zuerst zurück.',
    it: 'Un browser non può ricordare altre modifiche: ripristini prima quelle attuali.',
    ru: 'Браузер не может запомнить больше замен: сначала сбросьте имеющиеся.',
    es: 'Un navegador no puede recordar más cambios: restablezca primero los actuales.',
  },
} as const satisfies Record<string, Message>;
