/** Part of every message about a failed page: input is stored from the first keystroke on (decision 007). */
export const DRAFT_SAVED_MESSAGE = 'What you typed is kept in this browser.';
