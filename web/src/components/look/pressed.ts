/** The look of a frame whose button, or link, is pressed anywhere in it: a figure by its name too. */
export const wholeIsPressed = {
  position: 'relative',
  '& button, & a': { position: 'static' },
  '& button::after, & a::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

type Sides = readonly [top: number, right: number, bottom: number, left: number];

/** The look of what is pressed: below this width so many pixels around it as well, its name above all. Nothing is moved by them. */
export const thumbRoom = (sides: Sides, below: 'sm' | 'md' = 'sm') => {
  const px = (sign: 1 | -1) => sides.map(side => `${sign * side}px`).join(' ');
  return { position: 'relative', p: { xs: px(1), [below]: 0 }, m: { xs: px(-1), [below]: 0 } } as const;
};

/** The look of a line of text with a figure that is pressed: a thumb presses below it as well, on a phone. */
export const figureInText = { '& > button': thumbRoom([4, 13, 24, 13]) } as const;
