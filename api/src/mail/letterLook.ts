import type { CSSProperties } from 'react';

// The colours of the app (web/src/app/theme), as mail programs take them: a style at each element, and what is dark in one sheet.
const LIGHT = {
  page: '#f1f5f9',
  sheet: '#ffffff',
  text: '#0f172a',
  quiet: '#526077',
  line: '#e2e8f0',
  link: '#0f766e',
};

/** Where a mail program is dark and reads style sheets. */
export const DARK = `
  @media (prefers-color-scheme: dark) {
    .page, .page > table > tbody > tr > td { background-color: #0b1220 !important; }
    .sheet, .sheet h1, .sheet td { color: #e2e8f0 !important; }
    .sheet { background-color: #162033 !important; }
    .quiet, .sheet th { color: #a5b4c8 !important; }
    .line { border-color: #33415a !important; }
    .link { color: #5eead4 !important; }
  }
  @media (max-width: 480px) { .sheet { padding: 16px !important; border-radius: 0 !important; } }
`;

const FONT = "Inter, 'Segoe UI', Helvetica, Arial, sans-serif";
const line = `1px solid ${LIGHT.line}`;
const cell = { borderBottom: line, padding: '5px 0 5px 8px', fontVariantNumeric: 'tabular-nums' };

/** The style of each kind of element. */
export const look = {
  page: { margin: 0, padding: '16px 0', backgroundColor: LIGHT.page, fontFamily: FONT },
  sheet: {
    width: '100%',
    maxWidth: 600,
    margin: '0 auto',
    padding: '24px',
    borderRadius: 8,
    backgroundColor: LIGHT.sheet,
    color: LIGHT.text,
    fontFamily: FONT,
    fontSize: 14,
    lineHeight: '20px',
  },
  mark: { margin: 0, color: LIGHT.quiet, fontSize: 12, lineHeight: '16px' },
  title: { margin: '4px 0 0', fontSize: 20, lineHeight: '28px', fontWeight: 600, overflowWrap: 'anywhere' },
  note: { margin: 0, color: LIGHT.quiet, fontSize: 14, lineHeight: '20px' },
  part: { marginTop: 20 },
  heading: { margin: '0 0 4px', fontSize: 14, lineHeight: '20px', fontWeight: 600 },
  link: { color: LIGHT.link, textDecoration: 'underline' },
  figure: { borderBottom: line },
  label: { padding: '6px 8px 6px 0' },
  beside: { color: LIGHT.quiet, fontSize: 12 },
  amount: {
    padding: '6px 0',
    fontSize: 16,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  table: { borderCollapse: 'collapse', fontSize: 14, lineHeight: '20px' },
  head: { ...cell, color: LIGHT.quiet, fontSize: 12, fontWeight: 400 },
  cell,
  total: { ...cell, fontWeight: 600 },
  first: { paddingLeft: 0 },
  item: { margin: '4px 0 0', fontSize: 14, lineHeight: '20px' },
  figureColumn: { width: '14%' },
  wide: { overflowX: 'auto', maxWidth: 'min(552px, calc(100vw - 48px))' },
  wideCell: { whiteSpace: 'nowrap', paddingLeft: 0, paddingRight: 16 },
  sentence: { margin: '4px 0 0', color: LIGHT.quiet, fontSize: 14, lineHeight: '20px' },
  end: { margin: '24px 0 12px', borderTop: line },
  small: { margin: '0 0 4px', color: LIGHT.quiet, fontSize: 12, lineHeight: '18px' },
} as const satisfies Record<string, CSSProperties>;
