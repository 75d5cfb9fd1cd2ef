import type { CSSProperties } from 'react';

// The colors of the app (web/src/app/theme) for email programs. They are used in inline styles, and in a
// style sheet for dark mode.
const LIGHT = {
  page: '#f1f5f9',
  sheet: '#ffffff',
  brand: '#0b3b3c',
  own: '#e6f4f1',
  text: '#0f172a',
  quiet: '#526077',
  border: '#e2e8f0',
  link: '#0f766e',
};

/** The style sheet for email programs that are in dark mode and support style sheets. */
export const DARK_MODE_CSS = `
  @media (prefers-color-scheme: dark) {
    .page, .page > table > tbody > tr > td { background-color: #0b1220 !important; }
    .sheet, .sheet h1, .sheet td { color: #e2e8f0 !important; }
    .sheet { background-color: #162033 !important; }
    .quiet, .sheet th { color: #a5b4c8 !important; }
    .line { border-color: #33415a !important; }
    .link { color: #5eead4 !important; }
    .own { background-color: #1d3a41 !important; }
  }
  @media (max-width: 480px) {
    .page, .page > table > tbody > tr > td { padding: 0 !important; }
    .sheet, .brand { border-radius: 0 !important; }
    .brand { padding: 12px 16px !important; }
    .content { padding: 20px 16px !important; }
  }
`;

const FONT = "Inter, 'Segoe UI', Helvetica, Arial, sans-serif";
const border = `1px solid ${LIGHT.border}`;
const cell = {
  borderBottom: border,
  padding: '7px 6px',
  verticalAlign: 'top',
  fontVariantNumeric: 'tabular-nums',
} as const;

/** Styles by kind of element. */
export const emailStyles = {
  page: { margin: 0, padding: '24px 0', backgroundColor: LIGHT.page, fontFamily: FONT },
  sheet: {
    width: '100%',
    maxWidth: 600,
    margin: '0 auto',
    borderRadius: 10,
    backgroundColor: LIGHT.sheet,
    color: LIGHT.text,
    fontFamily: FONT,
    fontSize: 14,
    lineHeight: '20px',
  },
  brand: { padding: '14px 32px', borderRadius: '10px 10px 0 0', backgroundColor: LIGHT.brand },
  store: { margin: 0, color: '#ffffff', fontSize: 15, lineHeight: '20px', fontWeight: 600 },
  content: { padding: '28px 32px' },
  title: { margin: 0, fontSize: 22, lineHeight: '28px', fontWeight: 650, overflowWrap: 'anywhere' },
  note: { margin: '2px 0 0', color: LIGHT.quiet, fontSize: 14, lineHeight: '20px' },
  lead: { marginTop: 20 },
  leadAmount: {
    margin: 0,
    fontSize: 48,
    lineHeight: '52px',
    fontWeight: 700,
    letterSpacing: '-0.02em',
    fontVariantNumeric: 'tabular-nums',
  },
  leadLabel: { margin: '2px 0 0', fontSize: 16, lineHeight: '24px', fontWeight: 600 },
  leadNote: { margin: 0, color: LIGHT.quiet, fontSize: 14, lineHeight: '20px' },
  section: { marginTop: 28 },
  heading: { margin: '0 0 6px', fontSize: 15, lineHeight: '22px', fontWeight: 650 },
  link: { color: LIGHT.link, textDecoration: 'underline' },
  figure: { borderBottom: border },
  label: { padding: '8px 8px 8px 0' },
  detail: { display: 'block', color: LIGHT.quiet, fontSize: 13, lineHeight: '18px' },
  amount: {
    padding: '8px 0',
    fontSize: 16,
    fontWeight: 600,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
  table: { borderCollapse: 'collapse', fontSize: 14, lineHeight: '20px' },
  headerCell: { ...cell, color: LIGHT.quiet, fontSize: 12, fontWeight: 500, verticalAlign: 'bottom' },
  cell,
  total: { ...cell, fontWeight: 650 },
  own: { backgroundColor: LIGHT.own, fontWeight: 650 },
  item: { margin: '4px 0 0', fontSize: 14, lineHeight: '20px' },
  narrowColumn: { width: 24 },
  figureColumn: { width: '14%' },
  sentence: { margin: '8px 0 0', color: LIGHT.quiet, fontSize: 14, lineHeight: '20px' },
  divider: { margin: '32px 0 12px', borderTop: border },
  small: { margin: '0 0 4px', color: LIGHT.quiet, fontSize: 12, lineHeight: '18px' },
} as const satisfies Record<string, CSSProperties>;
