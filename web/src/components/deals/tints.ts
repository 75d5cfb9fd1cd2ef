type Tint = { tint: string; text: string };

/** Styles that give an element the tint that its attribute names: `tintedBy('data-team', theme.vars.palette.team)`. */
export const tintedBy = (attribute: `data-${string}`, tints: Readonly<Record<string, Tint>>) =>
  Object.fromEntries(
    Object.entries(tints).map(([name, { tint, text }]) => [
      `&[${attribute}="${name}"]`,
      { backgroundColor: tint, color: text },
    ]),
  );
