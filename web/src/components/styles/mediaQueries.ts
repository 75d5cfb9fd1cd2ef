/** Touch screens and narrow windows, where tap targets must be as wide as a thumb. */
export const touchMedia = '@media (pointer: coarse), (max-width: 599.95px)';

export const reducedMotionMedia = '@media (prefers-reduced-motion: reduce)';

/**
 * Forced colors replace all colors, so states that only a background or a shadow shows need another
 * indicator.
 */
export const forcedColorsMedia = '@media (forced-colors: active)';
