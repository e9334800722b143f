import { useEffect, useRef, useState } from 'react';
import styles from './design.module.css';
import { useDesignTexts } from './design-texts';

const STEPS = [
  ['h1', 'h1'],
  ['h2', 'h2'],
  ['h3', 'h3'],
  ['h4', 'h4'],
  ['h5', 'h5'],
  ['h6', 'h6'],
  ['lead', 'lead'],
  ['body', ''],
  ['small', 'small'],
  ['eyebrow', 'pp-eyebrow'],
] as const;

/** Each step of the scale, with its size as the browser computes it at this width. */
export function TypeScale() {
  return (
    <dl className={styles.scale}>
      {STEPS.map(([name, className]) => (
        <TypeStep key={name} name={name} className={className} />
      ))}
    </dl>
  );
}

function TypeStep({ name, className }: { name: string; className: string }) {
  const { t } = useDesignTexts();
  const text = useRef<HTMLElement>(null);
  const [form, setForm] = useState('');
  useEffect(() => {
    if (!text.current) return;
    const { fontSize, lineHeight, fontWeight, fontFamily } = getComputedStyle(text.current);
    const [family = ''] = fontFamily.split(',');
    setForm(
      `${round(fontSize)} / ${round(lineHeight)} · ${fontWeight} · ${family.replaceAll('"', '')}`,
    );
  }, []);
  return (
    <div>
      <dt>
        <code>{name}</code> <span>{form}</span>
      </dt>
      <dd>
        <span ref={text} className={className}>
          {t('sample.heading')}
        </span>
      </dd>
    </div>
  );
}

const round = (size: string) => `${Number.parseFloat(size).toFixed(1)} px`;

/** The role of every colour of the theme that is shown, read from the style sheet itself. */
export function ColourRoles() {
  const [roles] = useState(colourRoles);
  return (
    <ul className={styles.colours}>
      {roles.map((role) => (
        <li key={role}>
          <Swatch role={role} />
          <code>{role.replace('--pp-', '')}</code>
        </li>
      ))}
    </ul>
  );
}

/** Its colour is set by script, because the content security policy forbids style attributes. */
function Swatch({ role }: { role: string }) {
  const paint = (element: HTMLElement | null) =>
    element?.style.setProperty('background', `var(${role})`);
  return <span ref={paint} className={styles.swatch} aria-hidden="true" />;
}

function colourRoles(): string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const names = rules
    .filter((rule) => rule instanceof CSSStyleRule && rule.selectorText === ':root')
    .flatMap((rule) => [...(rule as CSSStyleRule).style])
    .filter((name) => name.startsWith('--pp-'));
  const root = getComputedStyle(document.documentElement);
  return [...new Set(names)].filter((name) =>
    CSS.supports('color', root.getPropertyValue(name).trim()),
  );
}

/** The width of the page, its twelve columns, and the gaps between sections and cards. */
export function Grid() {
  const { t } = useDesignTexts();
  return (
    <>
      <div className={styles.columns} aria-hidden="true">
        {Array.from({ length: 12 }, (_, column) => (
          <div key={column} className={styles.column} />
        ))}
      </div>
      <p className="small">{t('grid')}</p>
    </>
  );
}
