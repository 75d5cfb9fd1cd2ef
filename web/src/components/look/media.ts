/** Where there is no mouse, or no room for one: targets are a thumb's width. */
export const thumb = '@media (pointer: coarse), (max-width: 599.95px)';

export const calm = '@media (prefers-reduced-motion: reduce)';

/** The reader's own few colours stand for all of ours: what only a ground or a shadow tells needs another sign. */
export const forced = '@media (forced-colors: active)';
