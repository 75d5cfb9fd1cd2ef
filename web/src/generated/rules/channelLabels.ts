/** The labels of the sources of a change (changes.md). */
export const channelLabels = {
  "SCREEN": "App",
  "REST": "REST",
  "TOKEN": "Access token",
  "COMPARISON": "Comparison",
  "IMPORT": "Import",
  "STORE": "System"
} as const;
