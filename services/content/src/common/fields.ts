import { list, number, reference, richText, text, url } from '@phantom/content-editing';
import { LABELS } from './labels.js';

/** What a page leads to: an action, and something to read. */
export const NEXT_STEP = {
  nextStepText: text({
    label: LABELS.nextStepText,
    help: LABELS.nextStepTextHelp,
    max: 60,
    translated: true,
  }),
  nextStepUrl: url({ label: LABELS.nextStepLink, help: LABELS.linkHelp }),
  relatedNewsletter: reference({
    label: LABELS.relatedNewsletter,
    help: LABELS.relatedNewsletterHelp,
    type: 'newsletter',
  }),
};

/** Terms and figures at a glance. */
export const FIGURES = {
  figures: list({
    label: LABELS.figures,
    help: LABELS.figuresHelp,
    max: 12,
    translated: true,
    fields: {
      label: text({ label: LABELS.figureLabel, max: 60 }),
      value: text({ label: LABELS.figureValue, max: 80 }),
    },
  }),
};

export const RISK = {
  risk: richText({ label: LABELS.risk, help: LABELS.riskHelp, translated: true }),
};

/** Of a recording or a film. */
export const CHAPTERS = {
  chapters: list({
    label: LABELS.chapters,
    max: 50,
    translated: true,
    fields: {
      start: number({ label: LABELS.chapterStart, min: 0, max: 86_400 }),
      title: text({ label: LABELS.title, max: 120 }),
    },
  }),
};
