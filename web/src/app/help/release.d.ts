declare const __VERSION__: string;
/** The latest changes, newest first, from CHANGELOG.md. */
declare const __NEWS__: readonly string[];
