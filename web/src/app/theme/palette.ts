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
  ground: { sunken: string };
  accent: { soft: string; strong: string };
  faint: { text: string };
};

declare module '@mui/material/styles' {
  interface Palette extends OwnPalette {}
  interface PaletteOptions extends Partial<OwnPalette> {}
}

/** The tokens in the shape that Material's components look for. */
export function paletteOf(t: Tokens): PaletteOptions {
  return {
    primary: { main: t.accent, dark: t.accentStrong, light: t.accentStrong, contrastText: t.onAccent },
    error: { main: t.danger, dark: t.danger, light: t.danger, contrastText: t.onDanger },
    success: { main: t.status.good.text, contrastText: t.status.good.tint },
    info: { main: t.status.open.text, contrastText: t.status.open.tint },
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
    ground: { sunken: t.sunken },
    accent: { soft: t.accentSoft, strong: t.accentStrong },
    faint: { text: t.faint },
  };
}
