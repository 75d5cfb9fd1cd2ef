import type { PaletteOptions } from '@mui/material/styles';
import type { ColorTokens, RowTints, SquareTints, StatusTints, TeamTints, UpTypeTints } from './tokens';

/**
 * The colors of the app that Material's palette does not have: `theme.vars.palette.team[2].tint` or
 * `'team.2.tint'`.
 */
type AppPalette = {
  team: TeamTints;
  status: StatusTints;
  row: RowTints;
  upType: UpTypeTints;
  square: SquareTints;
  bar: { main: string; text: string; quiet: string; mark: string };
  control: { line: string };
  ground: { sunken: string; scrim: string };
  accent: { soft: string; strong: string };
  faint: { text: string };
};

declare module '@mui/material/styles' {
  interface Palette extends AppPalette {}
  interface PaletteOptions extends Partial<AppPalette> {}
}

/**
 * Returns a palette color that uses `main` also for the dark and light variants. Otherwise Material would
 * calculate the variants.
 */
const createColor = (main: string, contrastText: string) => ({ main, dark: main, light: main, contrastText });

/** Converts the tokens to Material's palette. */
export function createPalette(tokens: ColorTokens): PaletteOptions {
  return {
    primary: {
      main: tokens.accent,
      dark: tokens.accentStrong,
      light: tokens.accentStrong,
      contrastText: tokens.onAccent,
    },
    secondary: createColor(tokens.quiet, tokens.surface),
    error: createColor(tokens.danger, tokens.onDanger),
    warning: createColor(tokens.warning, tokens.onWarning),
    success: createColor(tokens.status.good.text, tokens.status.good.tint),
    info: createColor(tokens.status.open.text, tokens.status.open.tint),
    action: {
      active: tokens.quiet,
      hover: tokens.hover,
      selected: tokens.accentSoft,
      disabled: tokens.faint,
      disabledBackground: tokens.sunken,
      focus: tokens.hover,
    },
    background: { default: tokens.canvas, paper: tokens.surface },
    text: { primary: tokens.text, secondary: tokens.quiet, disabled: tokens.faint },
    divider: tokens.line,
    DataGrid: { bg: tokens.surface, headerBg: tokens.sunken },
    team: tokens.team,
    status: tokens.status,
    row: tokens.row,
    upType: tokens.upType,
    square: tokens.square,
    bar: { main: tokens.bar, text: tokens.barText, quiet: tokens.barQuiet, mark: tokens.barMark },
    control: { line: tokens.control },
    ground: { sunken: tokens.sunken, scrim: tokens.scrim },
    accent: { soft: tokens.accentSoft, strong: tokens.accentStrong },
    faint: { text: tokens.faint },
  };
}
