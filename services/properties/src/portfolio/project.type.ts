import {
  choice,
  date,
  defineContentType,
  list,
  number,
  picture,
  place,
  reference,
  richText,
  text,
  url,
} from '@phantom/content-editing';
import { BOROUGHS, CATEGORIES, LABELS, STAGES } from './project-labels.js';

export const PROJECT = defineContentType({
  name: 'project',
  form: 'collection',
  order: 'position',
  group: 'portfolio',
  label: { en: 'Projects', de: 'Projekte', it: 'Progetti', ru: 'Проекты', es: 'Proyectos' },
  singular: { en: 'Project', de: 'Projekt', it: 'Progetto', ru: 'Проект', es: 'Proyecto' },
  title: 'address1',
  path: ({ number }) => `/singleportfolio/${number}`,
  fields: {
    stage: choice({ label: LABELS.stage, choices: STAGES, required: true }),
    address1: text({ label: LABELS.street, max: 120, required: true }),
    address2: text({ label: LABELS.city, max: 120, required: true }),
    image: picture({ label: LABELS.picture, required: true }),
    acquiredOn: date({ label: LABELS.acquired, required: true }),
    assetType: text({ label: LABELS.assetType, max: 80, required: true }),
    category: choice({
      ...{ label: LABELS.category, help: LABELS.filterHelp },
      choices: CATEGORIES,
    }),
    borough: choice({ label: LABELS.borough, help: LABELS.filterHelp, choices: BOROUGHS }),
    size: text({ label: LABELS.size, max: 80, required: true }),
    opportunity: text({ label: LABELS.opportunity, max: 80, required: true }),
    gallery: list({
      label: LABELS.gallery,
      max: 60,
      fields: {
        picture: picture({ label: LABELS.picture, required: true }),
        credit: text({ label: LABELS.credit, max: 120 }),
      },
    }),
    captions: list({
      ...{ label: LABELS.captions, help: LABELS.captionsHelp, max: 60, translated: true },
      fields: { caption: text({ label: LABELS.caption, max: 200 }) },
    }),
    teaser: text({ label: LABELS.teaser, max: 160, translated: true }),
    story: richText({ label: LABELS.story, translated: true }),
    before: picture({ label: LABELS.before }),
    timeline: list({
      label: LABELS.timeline,
      max: 30,
      translated: true,
      fields: {
        year: number({ label: LABELS.year, min: 1900, max: 2100, required: true }),
        event: text({ label: LABELS.event, max: 300, required: true }),
      },
    }),
    figures: list({
      label: LABELS.figures,
      max: 8,
      translated: true,
      fields: {
        figure: text({ label: LABELS.figure, max: 30, required: true }),
        meaning: text({ label: LABELS.meaning, max: 80, required: true }),
      },
    }),
    place: place({ label: LABELS.place }),
    contact: text({
      ...{ label: LABELS.contact, help: LABELS.contactHelp },
      ...{ max: 80, isMachineRead: true },
    }),
    nextStepText: text({ label: LABELS.nextStepText, max: 60, translated: true }),
    nextStepUrl: url({ label: LABELS.nextStepLink, help: LABELS.nextStepHelp }),
    related: reference({ label: LABELS.related, help: LABELS.relatedHelp, type: 'project' }),
  },
});
