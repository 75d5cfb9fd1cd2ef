import { monthEnd, monthStart } from '../../../lib/days/dates';
import type { BuiltInQuery } from './question';

/**
 * Built-in queries about the up log. An up is sold if its Sold field is Yes, and counts for the salesperson's
 * current team (rules.md, Up log).
 */
export const builtInUpQueries: readonly BuiltInQuery[] = [
  {
    name: 'Closing rate of appointments by team',
    description: 'How many of the appointments of the last three months ended in a sale, for each team.',
    document: `query AppointmentsByTeam($from: Day!, $to: Day!) {
  upTotals(where: { logDate: { from: $from, to: $to }, upTypes: [APPOINTMENT] }, groupBy: [TEAM]) {
    groups {
      team { name }
      figures { appointments testDrives writeUps sold soldPercent }
    }
  }
}`,
    buildVariables: today => ({ from: monthStart(today, -3), to: monthEnd(today) }),
  },
  {
    name: 'From test drive to sold by salesperson',
    description: 'Of the customers who drove a car this month and last, how many bought one.',
    document: `query TestDriveToSold($from: Day!, $to: Day!) {
  upTotals(where: { logDate: { from: $from, to: $to }, isTestDrive: true }, groupBy: [SALESPERSON]) {
    groups {
      salesperson { name }
      figures { testDrives writeUps writeUpPercent sold soldPercent }
    }
  }
}`,
    buildVariables: today => ({ from: monthStart(today, -1), to: monthEnd(today) }),
  },
  {
    name: 'What the BDC brings, by month',
    description: 'The ups that the BDC brought over a year, and how far they came.',
    document: `query BdcUpsByMonth($from: Day!, $to: Day!) {
  upTotals(where: { logDate: { from: $from, to: $to }, isBdcUp: true }, groupBy: [MONTH]) {
    groups {
      month
      figures { ups appointments testDrives testDrivePercent sold soldPercent }
    }
  }
}`,
    buildVariables: today => ({ from: monthStart(today, -11), to: monthEnd(today) }),
  },
  {
    name: 'First visits and be-backs by salesperson',
    description:
      'Who closes whom: customers who came for the first time, and those who came back, this month and last.',
    document: `query VisitsBySalesperson($from: Day!, $to: Day!) {
  upFunnel(start: $from, end: $to, groupBy: SALESPERSON) {
    groups {
      name
      figures { ups firstVisits firstVisitsSold firstVisitRate beBacks beBacksSold beBackRate closingRate }
    }
  }
}`,
    buildVariables: today => ({ from: monthStart(today, -1), to: monthEnd(today) }),
  },
  {
    name: 'How far ups come, by weekday',
    description:
      'Test drives, write ups, sold by the log and by the deals, for each weekday of the last three months.',
    document: `query UpsByWeekday($from: Day!, $to: Day!) {
  upTotals(where: { logDate: { from: $from, to: $to } }, groupBy: [WEEKDAY]) {
    groups {
      weekday
      figures { ups testDrivePercent writeUpPercent soldPercent sold soldByDeals soldInLogOnly soldInDealsOnly }
    }
  }
}`,
    buildVariables: today => ({ from: monthStart(today, -3), to: monthEnd(today) }),
  },
  {
    name: 'Ups without a salesperson',
    description:
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
    buildVariables: today => ({ from: monthStart(today, -1), to: monthEnd(today) }),
  },
];
