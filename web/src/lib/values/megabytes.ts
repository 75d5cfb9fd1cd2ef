/** Formats a size in bytes: "1.2 MB". */
export const formatMegabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
