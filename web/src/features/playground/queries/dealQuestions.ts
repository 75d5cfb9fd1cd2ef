import { addDays, monthEnd, monthStart } from '../../../lib/days/dates';
import type { Question } from './question';

/** Questions about money and units. They ask for sold deals by delivery date, as every report does. */
export const dealQuestions: readonly Question[] = [
  {
    name: 'Units by salesperson this month',
    sentence:
      'Who has sold what since the first: a split gives each of the two half a unit and half the gross.',
    document: `query UnitsBySalesperson($from: Day!, $to: Day!) {
  dealTotals(where: { isSold: true, deliveryDate: { from: $from, to: $to } }, groupBy: [SALESPERSON]) {
    groups {
      salesperson { name }
      figures { units newUnits usedUnits frontGross frontGrossPerUnit }
    }
  }
}`,
    variablesOn: today => ({ from: monthStart(today), to: monthEnd(today) }),
  },
  {
    name: 'Gross per unit by team this year',
    sentence: 'What a car brings in front and back, for each team and month since January.',
    document: `query GrossPerUnitByTeam($from: Day!, $to: Day!) {
  dealTotals(where: { isSold: true, deliveryDate: { from: $from, to: $to } }, groupBy: [TEAM, MONTH]) {
    groups {
      team { name }
      month
      figures { units frontGrossPerUnit backGrossPerUnit totalGrossPerUnit }
    }
  }
}`,
    variablesOn: today => ({ from: `${today.slice(0, 4)}-01-01`, to: monthEnd(today) }),
  },
  {
    name: 'Gross per unit by finance manager and quarter',
    sentence: 'How much back gross each finance manager adds to a car, quarter by quarter over a year.',
    document: `query GrossByFinanceManager($from: Day!, $to: Day!) {
  dealTotals(where: { isSold: true, deliveryDate: { from: $from, to: $to } }, groupBy: [FINANCE_MANAGER, QUARTER]) {
    groups {
      financeManager { name }
      quarter
      figures { units backGross backGrossPerUnit totalGrossPerUnit }
    }
  }
}`,
    variablesOn: today => ({ from: monthStart(today, -11), to: monthEnd(today) }),
  },
  {
    name: 'New and used by month over a year',
    sentence: 'How the mix of new, used and certified cars has moved, month by month.',
    document: `query NewAndUsedByMonth($from: Day!, $to: Day!) {
  dealTotals(where: { isSold: true, deliveryDate: { from: $from, to: $to } }, groupBy: [MONTH]) {
    groups {
      month
      figures { units newUnits usedUnits certifiedUnits totalGross }
    }
  }
}`,
    variablesOn: today => ({ from: monthStart(today, -11), to: monthEnd(today) }),
  },
  {
    name: 'Trade % by sales manager',
    sentence: 'Whose deals bring cars in: trades for each sold deal of the last three months.',
    document: `query TradePercentBySalesManager($from: Day!, $to: Day!) {
  dealTotals(where: { isSold: true, deliveryDate: { from: $from, to: $to } }, groupBy: [SALES_MANAGER]) {
    groups {
      salesManager { name }
      figures { deals trades tradePercent }
    }
  }
}`,
    variablesOn: today => ({ from: monthStart(today, -3), to: monthEnd(today) }),
  },
  {
    name: 'Sold over a week ago, not confirmed',
    sentence: 'Delivered deals that office staff has not ticked Confirmed? yet, the oldest first.',
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
    variablesOn: today => ({ to: addDays(today, -7) }),
  },
  {
    name: 'Top front gross this month',
    sentence: 'The twenty-five deals of the month with the most front gross.',
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
    variablesOn: today => ({ from: monthStart(today), to: monthEnd(today) }),
  },
  {
    name: 'Split deals of the last three months',
    sentence: 'Who sells together, and for how much: each of the two is credited half.',
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
    variablesOn: today => ({ from: monthStart(today, -3), to: monthEnd(today) }),
  },
  {
    name: 'What is open, the oldest first',
    sentence: 'What someone still has to do about a deal since the start of the year, and for how many days.',
    document: `query WhatIsOpen($from: Day!, $to: Day!) {
  openDeals(start: $from, end: $to) {
    deal { number customerName closer { name } }
    points { kind since days }
  }
}`,
    variablesOn: today => ({ from: `${today.slice(0, 4)}-01-01`, to: monthEnd(today) }),
  },
];
