import {
  defineContentType,
  email,
  phone,
  picture,
  richText,
  slug,
  text,
  url,
} from '@phantom/content-editing';
import { LABELS } from '../common/labels.js';

export const TEAM_MEMBER = defineContentType({
  name: 'team-member',
  form: 'collection',
  group: 'company',
  order: 'position',
  label: { en: 'Team', de: 'Team', it: 'Team', ru: 'Команда', es: 'Equipo' },
  singular: {
    en: 'Team member',
    de: 'Teammitglied',
    it: 'Membro del team',
    ru: 'Сотрудник',
    es: 'Miembro del equipo',
  },
  title: 'name',
  hasSlug: true,
  path: ({ slug: own }) => (own ? `/our-team/${own}` : '/our-team'),
  calls: 'team-members',
  fields: {
    name: text({ label: LABELS.name, max: 120, required: true }),
    slug: slug({
      ...{ label: LABELS.address, help: LABELS.slugHelp },
      ...{ translated: true, required: true },
    }),
    image: picture({
      label: {
        en: 'Portrait',
        de: 'Porträt',
        it: 'Ritratto',
        ru: 'Портрет',
        es: 'Retrato',
      },
      required: true,
    }),
    role: text({
      label: { en: 'Role', de: 'Funktion', it: 'Ruolo', ru: 'Должность', es: 'Cargo' },
      max: 120,
      translated: true,
      required: true,
    }),
    biography: richText({
      label: {
        en: 'Biography',
        de: 'Lebenslauf',
        it: 'Biografia',
        ru: 'Биография',
        es: 'Biografía',
      },
      translated: true,
    }),
    email: email({ label: LABELS.email }),
    phone: phone({ label: LABELS.phone }),
    profileUrl: url({
      label: {
        en: 'Profile on another site',
        de: 'Profil auf einer anderen Website',
        it: 'Profilo su un altro sito',
        ru: 'Профиль на другом сайте',
        es: 'Perfil en otro sitio',
      },
      help: LABELS.linkHelp,
    }),
  },
});
