import { createTheme } from '@mui/material/styles';
import { createPalette } from './palette';
import { type ColorTokens, dark, light } from './tokens';

/** Returns the WCAG 2 relative luminance of "#rrggbb". */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(start => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(first: string, second: string): number {
  const [low = 0, high = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Returns every pair of text and background colour in the app, with a name. */
function pairs(t: ColorTokens): [string, string, string][] {
  const backgrounds = { canvas: t.canvas, surface: t.surface, sunken: t.sunken, ...t.row };
  const pairsOnBackgrounds = Object.entries(backgrounds).flatMap(
    ([name, background]): [string, string, string][] => [
      [`text on ${name}`, t.text, background],
      [`quiet on ${name}`, t.quiet, background],
      [`faint on ${name}`, t.faint, background],
      [`accent on ${name}`, t.accent, background],
      [`danger on ${name}`, t.danger, background],
    ],
  );
  const tints = Object.entries({ ...t.team, ...t.status, ...t.upType, ...t.square }).map(
    ([name, tint]): [string, string, string] => [`tint ${name}`, tint.text, tint.tint],
  );
  return [
    ...pairsOnBackgrounds,
    ...tints,
    ['button', t.onAccent, t.accent],
    ['button under the pointer', t.onAccent, t.accentStrong],
    ['danger button', t.onDanger, t.danger],
    ['warning', t.onWarning, t.warning],
    ['warning on surface', t.warning, t.surface],
    ['hint', t.surface, t.text],
    ['disabled button', t.faint, t.sunken],
    ['selected list item', t.text, t.accentSoft],
    ['soft accent', t.accentStrong, t.accentSoft],
    ['bar', t.barText, t.bar],
    ['quiet on the bar', t.barQuiet, t.bar],
  ];
}

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s scheme', (_name, tokens) => {
  it.each(pairs(tokens))('has AA contrast: %s', (_pair, text, background) => {
    expect(contrast(text, background)).toBeGreaterThanOrEqual(4.5);
  });

  it('outlines its controls with a contrast of 3 to 1', () => {
    expect(contrast(tokens.control, tokens.surface)).toBeGreaterThanOrEqual(3);
    expect(contrast(tokens.control, tokens.canvas)).toBeGreaterThanOrEqual(3);
  });
});

it.each([
  ['light', light],
  ['dark', dark],
])('has ten different colours for the ten types of an up in the %s scheme', (_name, { upType }) => {
  expect(new Set(Object.values(upType).map(({ tint }) => tint)).size).toBe(10);
});

it("sets every colour of Material's components", () => {
  const materialPalette = createTheme().palette;
  const appPalette = createPalette(light);
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
    const colorNames = Object.keys(materialPalette[group]).filter(
      name => !/opacity/i.test(name) && name !== 'icon',
    );
    expect(Object.keys(appPalette[group] ?? {})).toEqual(expect.arrayContaining(colorNames));
  }
});

it('calculates a contrast of 21 to 1 for black on white', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
});
