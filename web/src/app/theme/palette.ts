import type { PaletteOptions } from '@mui/material/styles';
import type { RowTints, SquareTints, StatusTints, TeamTints, Tokens, UpTypeTints } from './tokens';

/** What the product's palette has beyond Material's: read it as `theme.vars.palette.team[2].tint` or `'team.2.tint'`. */
type OwnPalette = {
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
  interface Palette extends OwnPalette {}
  interface PaletteOptions extends Partial<OwnPalette> {}
}

/** One colour of ours where Material would derive three. */
const tone = (main: string, contrastText: string) => ({ main, dark: main, light: main, contrastText });

/** The tokens in the shape that Material's components look for. */
export function paletteOf(t: Tokens): PaletteOptions {
  return {
    primary: { main: t.accent, dark: t.accentStrong, light: t.accentStrong, contrastText: t.onAccent },
    secondary: tone(t.quiet, t.surface),
    error: tone(t.danger, t.onDanger),
    warning: tone(t.warning, t.onWarning),
    success: tone(t.status.good.text, t.status.good.tint),
    info: tone(t.status.open.text, t.status.open.tint),
    action: {
      active: t.quiet,
      hover: t.hover,
      selected: t.accentSoft,
      disabled: t.faint,
      disabledBackground: t.sunken,
      focus: t.hover,
    },
    background: { default: t.canvas, paper: t.surface },
    text: { primary: t.text, secondary: t.quiet, disabled: t.faint },
    divider: t.line,
    DataGrid: { bg: t.surface, headerBg: t.sunken },
    team: t.team,
    status: t.status,
    row: t.row,
    upType: t.upType,
    square: t.square,
    bar: { main: t.bar, text: t.barText, quiet: t.barQuiet, mark: t.barMark },
    control: { line: t.control },
    ground: { sunken: t.sunken, scrim: t.scrim },
    accent: { soft: t.accentSoft, strong: t.accentStrong },
    faint: { text: t.faint },
  };
}
