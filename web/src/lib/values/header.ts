/** A column header or the name of a figure, and what it is. */
export type Header = {
  head: string;
  /** The head spelled out, where it is short for something. */
  longHead?: string;
  /** What it is, in a sentence. */
  says: string;
};

/** Returns what a tooltip and assistive technology say of a header. */
export const describeHeader = ({ longHead, says }: Header): string =>
  longHead ? `${longHead}: ${says}` : says;

/** Returns the attribute of an element that is a header, by which HeaderTips and assistive technology find its description. */
export const described = (header: Header) => ({ 'aria-description': describeHeader(header) });

/** Returns the header of a column of people. */
export const personHeader = (head: string): Header => ({ head, says: 'Whose figures the row tells.' });

/** Returns the same header under another name. */
export const renamed = (head: string, header: Header): Header => ({ ...header, head });
