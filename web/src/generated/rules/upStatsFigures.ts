/** The figures of a board, as its rule says them: head, kind and what each is (CONTRIBUTING.md, Add a figure). */
export const upStatsFigures = {
  "ups": {
    "head": "Ups",
    "kind": "count",
    "says": "All customers in the log."
  },
  "freshUps": {
    "head": "Fresh Ups",
    "kind": "count",
    "says": "Ups of type Fresh Up."
  },
  "appointments": {
    "head": "Appointments",
    "kind": "count",
    "says": "Ups of type Appointment."
  },
  "writeUps": {
    "head": "Write Ups",
    "kind": "count",
    "says": "Ups with Write Up? set."
  },
  "testDrives": {
    "head": "Test Drives",
    "kind": "count",
    "says": "Ups with Test Drive? set."
  },
  "sold": {
    "head": "Sold",
    "kind": "count",
    "says": "Ups whose Sold is Yes: OAC (on approved credit) and ORD (ordered) do not count."
  },
  "turns": {
    "head": "Turns",
    "kind": "count",
    "says": "Ups with Turned To set: another salesperson took over."
  }
} as const;
