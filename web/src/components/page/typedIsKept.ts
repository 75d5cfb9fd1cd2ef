/** Said wherever a page fails: what is typed is stored from the first keystroke on (decision 007). */
export const TYPED_IS_KEPT = 'What you typed is kept in this browser.';
