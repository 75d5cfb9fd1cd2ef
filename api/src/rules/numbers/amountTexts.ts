const inUnits = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 2 });
const inCents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

// As the screens write amounts (overview.md, Money and dates). Adding 0 turns a negative zero into a plain one.

/** `12.0`, `3.5`. */
export const unitsText = (units: number): string => inUnits.format(units + 0);

/** `-$1,234.50`. */
export const moneyText = (dollars: number): string =>
  `${dollars < 0 ? '-' : ''}$${inCents.format(Math.abs(dollars))}`;

/** `47.50%`. */
export const percentText = (percent: number): string => `${inCents.format(percent + 0)}%`;
