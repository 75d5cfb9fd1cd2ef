import { monthEnd, monthStart } from '../../../lib/days/dates';
import type { Question } from './question';

/** Questions about the up log. Sold means that Sold says Yes, and a team is the salesperson's of today (rules.md, Up log). */
export const upQuestions: readonly Question[] = [
  {
    name: 'Closing rate of appointments by team',
    sentence: 'How many of the appointments of the last three months ended in a sale, for each team.',
    document: `query AppointmentsByTeam($from: Day!, $to: Day!) {
  upTotals(where: { logDate: { from: $from, to: $to }, upTypes: [APPOINTMENT] }, groupBy: [TEAM]) {
    groups {
      team { name }
      figures { appointments testDrives writeUps sold soldPercent }
    }
  }
}`,
    variablesOn: today => ({ from: monthStart(today, -3), to: monthEnd(today) }),
  },
  {
    name: 'From test drive to sold by salesperson',
    sentence: 'Of the customers who drove a car this month and last, how many bought one.',
    document: `query TestDriveToSold($from: Day!, $to: Day!) {
  upTotals(where: { logDate: { from: $from, to: $to }, isTestDrive: true }, groupBy: [SALESPERSON]) {
    groups {
      salesperson { name }
      figures { testDrives writeUps writeUpPercent sold soldPercent }
    }
  }
}`,
    variablesOn: today => ({ from: monthStart(today, -1), to: monthEnd(today) }),
  },
  {
    name: 'What the BDC brings, by month',
    sentence: 'The ups that the BDC brought over a year, and how far they came.',
    document: `query BdcUpsByMonth($from: Day!, $to: Day!) {
  upTotals(where: { logDate: { from: $from, to: $to }, isBdcUp: true }, groupBy: [MONTH]) {
    groups {
      month
      figures { ups appointments testDrives testDrivePercent sold soldPercent }
    }
  }
}`,
    variablesOn: today => ({ from: monthStart(today, -11), to: monthEnd(today) }),
  },
  {
    name: 'First visits and be-backs by salesperson',
    sentence:
      'Who closes whom: customers who came for the first time, and those who came back, this month and last.',
    document: `query VisitsBySalesperson($from: Day!, $to: Day!) {
  upFunnel(start: $from, end: $to, groupBy: SALESPERSON) {
    groups {
      name
      figures { ups firstVisits firstVisitsSold firstVisitRate beBacks beBacksSold beBackRate closingRate }
    }
  }
}`,
    variablesOn: today => ({ from: monthStart(today, -1), to: monthEnd(today) }),
  },
  {
    name: 'How far ups come, by weekday',
    sentence:
      'Test drives, write ups, sold by the log and by the deals, for each weekday of the last three months.',
    document: `query UpsByWeekday($from: Day!, $to: Day!) {
  upTotals(where: { logDate: { from: $from, to: $to } }, groupBy: [WEEKDAY]) {
    groups {
      weekday
      figures { ups testDrivePercent writeUpPercent soldPercent sold soldByDeals soldInLogOnly soldInDealsOnly }
    }
  }
}`,
    variablesOn: today => ({ from: monthStart(today, -3), to: monthEnd(today) }),
  },
  {
    name: 'Ups without a salesperson',
    sentence:
      'Rows of this month and last whose salesperson nobody has filled in, so that they count for no one.',
    document: `query UpsOfNobody($from: Day!, $to: Day!) {
  ups(where: { logDate: { from: $from, to: $to }, salespersonIds: [null] }, first: 200) {
    totalCount
    nodes {
      logDate
      timeUp
      upType
      customerName
      turnedTo { name }
      managerInto { name }
      notes
    }
  }
}`,
    variablesOn: today => ({ from: monthStart(today, -1), to: monthEnd(today) }),
  },
];
