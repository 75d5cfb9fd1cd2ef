/** The label of a column or figure, with its description. */
export type Header = {
  label: string;
  /** The full label, when the label is an abbreviation. */
  longLabel?: string;
  /** A sentence that explains the column or figure. */
  description: string;
};

/** Returns the text of a header for tooltips and assistive technology. */
export const describeHeader = ({ longLabel, description }: Header): string =>
  longLabel ? `${longLabel}: ${description}` : description;

/**
 * Returns the attribute with the description of a header element, for HeaderTooltips and assistive
 * technology.
 */
export const toHeaderAttributes = (header: Header) => ({ 'aria-description': describeHeader(header) });

/** Returns the header of a column of people. */
export const createPersonHeader = (label: string): Header => ({
  label,
  description: label === 'Team' ? 'The team this row is for.' : 'The person this row is for.',
});

/** Returns the same header with another label. */
export const withLabel = (label: string, header: Header): Header => ({ ...header, label });
