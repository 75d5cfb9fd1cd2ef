type TagTint = { tint: string; text: string };

/**
 * Returns styles that color an element by the value of its attribute: `tintByAttribute('data-team',
 * theme.vars.palette.team)`.
 */
export const tintByAttribute = (attribute: `data-${string}`, tints: Readonly<Record<string, TagTint>>) =>
  Object.fromEntries(
    Object.entries(tints).map(([name, { tint, text }]) => [
      `&[${attribute}="${name}"]`,
      { backgroundColor: tint, color: text },
    ]),
  );
