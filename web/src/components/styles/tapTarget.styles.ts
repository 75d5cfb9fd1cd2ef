/**
 * Styles of a frame that make the whole frame the tap target of its button or link, for example a figure with
 * its label.
 */
export const fullTapTargetStyles = {
  position: 'relative',
  '& button, & a': { position: 'static' },
  '& button::after, & a::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

type Sides = readonly [top: number, right: number, bottom: number, left: number];

/**
 * Extends the tap target of an element by the given pixels on each side, on screens below a breakpoint.
 * Negative margins keep the layout unchanged.
 */
export const extendTapTarget = (sides: Sides, below: 'sm' | 'md' = 'sm') => {
  const px = (sign: 1 | -1) => sides.map(side => `${sign * side}px`).join(' ');
  return { position: 'relative', p: { xs: px(1), [below]: 0 }, m: { xs: px(-1), [below]: 0 } } as const;
};

/** Styles of a text with a clickable figure, which has a larger tap target on a phone. */
export const inlineFigureStyles = { '& > button': extendTapTarget([4, 13, 24, 13]) } as const;
