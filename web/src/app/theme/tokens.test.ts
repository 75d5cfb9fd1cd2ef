import { createTheme } from '@mui/material/styles';
import { createPalette } from './palette';
import { type ColorTokens, dark, light } from './tokens';

/** Returns the WCAG 2 relative luminance of "#rrggbb". */
function getLuminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(start => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function getContrast(first: string, second: string): number {
  const [low = 0, high = 0] = [getLuminance(first), getLuminance(second)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Returns every pair of text and background color in the app, with a name. */
function listContrastPairs(colorTokens: ColorTokens): [string, string, string][] {
  const backgrounds = {
    canvas: colorTokens.canvas,
    surface: colorTokens.surface,
    sunken: colorTokens.sunken,
    ...colorTokens.row,
  };
  const pairsOnBackgrounds = Object.entries(backgrounds).flatMap(
    ([name, background]): [string, string, string][] => [
      [`text on ${name}`, colorTokens.text, background],
      [`quiet on ${name}`, colorTokens.quiet, background],
      [`faint on ${name}`, colorTokens.faint, background],
      [`accent on ${name}`, colorTokens.accent, background],
      [`danger on ${name}`, colorTokens.danger, background],
    ],
  );
  const tints = Object.entries({
    ...colorTokens.team,
    ...colorTokens.status,
    ...colorTokens.upType,
    ...colorTokens.square,
  }).map(([name, tint]): [string, string, string] => [`tint ${name}`, tint.text, tint.tint]);
  return [
    ...pairsOnBackgrounds,
    ...tints,
    ['button', colorTokens.onAccent, colorTokens.accent],
    ['button under the pointer', colorTokens.onAccent, colorTokens.accentStrong],
    ['danger button', colorTokens.onDanger, colorTokens.danger],
    ['warning', colorTokens.onWarning, colorTokens.warning],
    ['warning on surface', colorTokens.warning, colorTokens.surface],
    ['hint', colorTokens.surface, colorTokens.text],
    ['disabled button', colorTokens.faint, colorTokens.sunken],
    ['selected list item', colorTokens.text, colorTokens.accentSoft],
    ['soft accent', colorTokens.accentStrong, colorTokens.accentSoft],
    ['bar', colorTokens.barText, colorTokens.bar],
    ['quiet on the bar', colorTokens.barQuiet, colorTokens.bar],
  ];
}

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s scheme', (_name, tokens) => {
  it.each(listContrastPairs(tokens))('has AA contrast for the pair %s', (_pair, text, background) => {
    expect(getContrast(text, background)).toBeGreaterThanOrEqual(4.5);
  });

  it('outlines controls with a contrast of 3 to 1', () => {
    expect(getContrast(tokens.control, tokens.surface)).toBeGreaterThanOrEqual(3);
    expect(getContrast(tokens.control, tokens.canvas)).toBeGreaterThanOrEqual(3);
  });
});

it.each([
  ['light', light],
  ['dark', dark],
])('uses different colors for all ten types of an up in the %s scheme', (_name, { upType }) => {
  expect(new Set(Object.values(upType).map(({ tint }) => tint)).size).toBe(10);
});

it("sets every color of Material's components", () => {
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
  expect(getContrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
});
