import { createTheme } from '@mui/material/styles';
import { paletteOf } from './palette';
import { dark, light, type Tokens } from './tokens';

/** WCAG 2 relative luminance of "#rrggbb". */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Every pair of text and ground that the product prints, by name. */
function pairs(t: Tokens): [string, string, string][] {
  const grounds = { canvas: t.canvas, surface: t.surface, sunken: t.sunken, ...t.row };
  const onGrounds = Object.entries(grounds).flatMap(([name, ground]): [string, string, string][] => [
    [`text on ${name}`, t.text, ground],
    [`quiet on ${name}`, t.quiet, ground],
    [`faint on ${name}`, t.faint, ground],
    [`accent on ${name}`, t.accent, ground],
    [`danger on ${name}`, t.danger, ground],
  ]);
  const tints = Object.entries({ ...t.team, ...t.status, ...t.upType, ...t.square }).map(
    ([name, tint]): [string, string, string] => [`tint ${name}`, tint.text, tint.tint],
  );
  return [
    ...onGrounds,
    ...tints,
    ['button', t.onAccent, t.accent],
    ['button under the pointer', t.onAccent, t.accentStrong],
    ['danger button', t.onDanger, t.danger],
    ['warning', t.onWarning, t.warning],
    ['warning on surface', t.warning, t.surface],
    ['hint', t.surface, t.text],
    ['disabled button', t.faint, t.sunken],
    ['what is chosen in a list', t.text, t.accentSoft],
    ['soft accent', t.accentStrong, t.accentSoft],
    ['bar', t.barText, t.bar],
    ['quiet on the bar', t.barQuiet, t.bar],
  ];
}

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s scheme', (_name, tokens) => {
  it.each(pairs(tokens))('reads at AA: %s', (_pair, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('outlines its controls at 3 to 1', () => {
    expect(contrast(tokens.control, tokens.surface)).toBeGreaterThanOrEqual(3);
    expect(contrast(tokens.control, tokens.canvas)).toBeGreaterThanOrEqual(3);
  });
});

it.each([
  ['light', light],
  ['dark', dark],
])('gives each of the ten types of an up a colour of its own in the %s scheme', (_name, { upType }) => {
  expect(new Set(Object.values(upType).map(({ tint }) => tint)).size).toBe(10);
});

it('leaves no colour of a component to Material', () => {
  const material = createTheme().palette;
  const ours = paletteOf(light);
  const groups = [
    'primary',
    'secondary',
    'error',
    'warning',
    'info',
    'success',
    'action',
    'text',
    'background',
  ] as const;
  for (const group of groups) {
    const colours = Object.keys(material[group]).filter(name => !/opacity/i.test(name) && name !== 'icon');
    expect(Object.keys(ours[group] ?? {})).toEqual(expect.arrayContaining(colours));
  }
});

it('calls black on white 21 to 1, so that the measure itself is right', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
});
