/** NUL is excluded because it is rejected elsewhere. */
const LINE_BREAK_OR_CONTROL = /\r\n|(?!\0)\p{Cc}|[\p{Zl}\p{Zp}]/gu;

/**
 * Replaces each line break and control character with a blank, so that the text is one line (rules.md, Text).
 */
export const toOneLine = (text: string): string => text.replace(LINE_BREAK_OR_CONTROL, ' ');
