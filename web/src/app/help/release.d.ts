/** The version of this build, from package.json. */
declare const __VERSION__: string;
/** A sentence for each change, the newest first, from CHANGELOG.md. */
declare const __NEWS__: readonly string[];
