import type { Message } from '@phantom/service-kit';

export const SMOKE_SESSION_MESSAGES = {
  noSecret: {
    en: 'This site gives no tokens to smoke tests: the auth service has no SMOKE_SECRET',
    de: 'Diese Website gibt keine Tokens für Smoke-Tests aus: Dem Auth-Dienst fehlt SMOKE_SECRET',
    it: 'Questo sito non fornisce token per gli smoke test: al servizio auth manca SMOKE_SECRET',
    ru: 'Этот сайт не выдаёт токены для smoke-тестов: у сервиса auth не задан SMOKE_SECRET',
    es: 'Este sitio no entrega tokens para pruebas de humo: al servicio auth le falta SMOKE_SECRET',
  },
} as const satisfies Record<string, Message>;
