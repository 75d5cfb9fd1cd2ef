declare module 'virtual:release' {
  export const version: string;
  /** A sentence each, the newest first. */
  export const news: readonly string[];
}
