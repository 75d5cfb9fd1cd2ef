/** A head, or another word of a page, and what it is. A figure has a kind. */
export type Word = { head: string; longHead?: string; says: string; kind?: string };

/** Words that belong together; `of` names the part of a page in which they mean this, as its `data-words` does. */
export type WordList = { of?: string; words: readonly Word[] };
