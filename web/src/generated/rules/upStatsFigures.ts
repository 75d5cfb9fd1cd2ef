/** The figures of a report: label, kind and description (CONTRIBUTING.md, Add a figure). */
export const upStatsFigures = {
  "ups": {
    "label": "Ups",
    "kind": "count",
    "description": "All ups in the log."
  },
  "freshUps": {
    "label": "Fresh Ups",
    "kind": "count",
    "description": "Ups of type Fresh Up."
  },
  "appointments": {
    "label": "Appointments",
    "kind": "count",
    "description": "Ups of type Appointment."
  },
  "writeUps": {
    "label": "Write Ups",
    "kind": "count",
    "description": "Ups with Write Up? checked."
  },
  "testDrives": {
    "label": "Test Drives",
    "kind": "count",
    "description": "Ups with Test Drive? checked."
  },
  "sold": {
    "label": "Sold",
    "kind": "count",
    "description": "Ups with Sold = Yes. OAC (on approved credit) and ORD (ordered) do not count."
  },
  "turns": {
    "label": "Turns",
    "kind": "count",
    "description": "Ups turned over to another salesperson."
  }
} as const;
