/** The look of a frame whose button, or link, is pressed anywhere in it: a figure by its name too. */
export const wholeIsPressed = {
  position: 'relative',
  '& button, & a': { position: 'static' },
  '& button::after, & a::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

/** The look of a figure's `::before`: below this width a thumb presses so much around it as well, its name above all. */
export const thumbRoom = (inset: string, below: 'sm' | 'md' = 'sm') =>
  ({ content: { xs: '""', [below]: 'none' }, position: 'absolute', inset }) as const;
