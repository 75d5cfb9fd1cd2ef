import { addDays, type Day, monthEnd, monthStart } from '../../../lib/days/dates';
import type { PlaygroundQuery } from '../playgroundQuery';

/** A built-in query of the menu. Its dates are relative to the store's current day when it is opened. */
export type BuiltInQuery = {
  name: string;
  /** The purpose of the query, in one sentence. */
  description: string;
  document: string;
  buildVariables: (today: Day) => Record<string, unknown>;
};

/** Returns a built-in query in the form that the editors use. */
export const toPlaygroundQuery = (
  { document, buildVariables }: BuiltInQuery,
  today: Day,
): PlaygroundQuery => ({
  document,
  variables: JSON.stringify(buildVariables(today), null, 2),
});

/** Built-in queries about money and units. They count sold deals by delivery date, as all reports do. */
export const builtInDealQueries: readonly BuiltInQuery[] = [
  {
    name: 'Units by salesperson this month',
    description:
      'Units and front gross of each salesperson this month. A split gives each salesperson half a unit and half the gross.',
    document: `query UnitsBySalesperson($from: Day!, $to: Day!) {
  dealTotals(where: { isSold: true, deliveryDate: { from: $from, to: $to } }, groupBy: [SALESPERSON]) {
    groups {
      salesperson { name }
      figures { units newUnits usedUnits frontGross frontGrossPerUnit }
    }
  }
}`,
    buildVariables: today => ({ from: monthStart(today), to: monthEnd(today) }),
  },
  {
    name: 'Gross per unit by team this year',
    description: 'Front, back and total gross per unit for each team and month since January.',
    document: `query GrossPerUnitByTeam($from: Day!, $to: Day!) {
  dealTotals(where: { isSold: true, deliveryDate: { from: $from, to: $to } }, groupBy: [TEAM, MONTH]) {
    groups {
      team { name }
      month
      figures { units frontGrossPerUnit backGrossPerUnit totalGrossPerUnit }
    }
  }
}`,
    buildVariables: today => ({ from: `${today.slice(0, 4)}-01-01`, to: monthEnd(today) }),
  },
  {
    name: 'Gross per unit by finance manager and quarter',
    description:
      'Back and total gross per unit for each finance manager, by quarter over the last 12 months.',
    document: `query GrossByFinanceManager($from: Day!, $to: Day!) {
  dealTotals(where: { isSold: true, deliveryDate: { from: $from, to: $to } }, groupBy: [FINANCE_MANAGER, QUARTER]) {
    groups {
      financeManager { name }
      quarter
      figures { units backGross backGrossPerUnit totalGrossPerUnit }
    }
  }
}`,
    buildVariables: today => ({ from: monthStart(today, -11), to: monthEnd(today) }),
  },
  {
    name: 'New and used by month over a year',
    description: 'New, used and certified units for each of the last 12 months.',
    document: `query NewAndUsedByMonth($from: Day!, $to: Day!) {
  dealTotals(where: { isSold: true, deliveryDate: { from: $from, to: $to } }, groupBy: [MONTH]) {
    groups {
      month
      figures { units newUnits usedUnits certifiedUnits totalGross }
    }
  }
}`,
    buildVariables: today => ({ from: monthStart(today, -11), to: monthEnd(today) }),
  },
  {
    name: 'Trade % by sales manager',
    description: 'Trades as a percent of sold deals for each sales manager, last 3 months.',
    document: `query TradePercentBySalesManager($from: Day!, $to: Day!) {
  dealTotals(where: { isSold: true, deliveryDate: { from: $from, to: $to } }, groupBy: [SALES_MANAGER]) {
    groups {
      salesManager { name }
      figures { deals trades tradePercent }
    }
  }
}`,
    buildVariables: today => ({ from: monthStart(today, -3), to: monthEnd(today) }),
  },
  {
    name: 'Sold over a week ago, not confirmed',
    description: 'Sold deals with Confirmed? not checked yet, oldest first.',
    document: `query NotConfirmed($to: Day!) {
  deals(where: { isSold: true, isConfirmed: false, deliveryDate: { to: $to } }, orderBy: DELIVERY_DATE, first: 200) {
    totalCount
    nodes {
      number
      deliveryDate
      customerName
      carInfo
      financeManager { name }
      frontGross
      backGross
      isUpdated
    }
  }
}`,
    buildVariables: today => ({ to: addDays(today, -7) }),
  },
  {
    name: 'Top front gross this month',
    description: 'The 25 sold deals with the most front gross this month.',
    document: `query TopFrontGross($from: Day!, $to: Day!) {
  deals(
    where: { isSold: true, deliveryDate: { from: $from, to: $to } }
    orderBy: FRONT_GROSS
    isDescending: true
    first: 25
  ) {
    nodes {
      number
      deliveryDate
      customerName
      carInfo
      carType
      closer { name }
      additional { name }
      frontGross
      totalGross
    }
  }
}`,
    buildVariables: today => ({ from: monthStart(today), to: monthEnd(today) }),
  },
  {
    name: 'Split deals of the last three months',
    description: 'Deals sold by two salespeople, with their total gross. Each salesperson is credited half.',
    document: `query SplitDeals($from: Day!, $to: Day!) {
  deals(where: { isSold: true, isSplit: true, deliveryDate: { from: $from, to: $to } }, orderBy: DELIVERY_DATE, first: 200) {
    totalCount
    nodes {
      number
      deliveryDate
      closer { name }
      additional { name }
      carInfo
      totalGross
    }
  }
}`,
    buildVariables: today => ({ from: monthStart(today, -3), to: monthEnd(today) }),
  },
  {
    name: 'Open items, oldest first',
    description:
      'Open items on deals since the start of the year, and the number of days each has been open.',
    document: `query WhatIsOpen($from: Day!, $to: Day!) {
  openDeals(start: $from, end: $to) {
    deal { number customerName closer { name } }
    points { kind since days }
  }
}`,
    buildVariables: today => ({ from: `${today.slice(0, 4)}-01-01`, to: monthEnd(today) }),
  },
];

/**
 * Built-in queries about the up log. An up is sold if its Sold field is Yes, and counts for the salesperson's
 * current team (rules.md, Up log).
 */
export const builtInUpQueries: readonly BuiltInQuery[] = [
  {
    name: 'Closing rate of appointments by team',
    description: 'Appointments of the last 3 months and how many ended in a sale, for each team.',
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
    description: 'Customers who took a test drive this month or last month, and how many bought.',
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
    name: 'BDC ups by month',
    description: 'Ups from the BDC over the last 12 months, with appointments, test drives and sales.',
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
      'Closing rates of first visits and be-backs for each salesperson, this month and last month.',
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
    name: 'Up results by weekday',
    description:
      'Test drives, write ups and sales (marked in the log and from linked deals) for each weekday, last 3 months.',
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
    description: 'Ups this month and last month with no salesperson, so no one gets credit for them.',
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

/** All built-in queries, in the order of the menu. */
export const builtInQueries: readonly BuiltInQuery[] = [...builtInDealQueries, ...builtInUpQueries];
