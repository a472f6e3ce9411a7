import type { PageContent } from '../../src/reading/reading.ts';
import { aPage, aTable } from '../support/a-page.ts';

const WORDS = ['Nordic', 'Blue', 'Harbour', 'Alpine', 'Golden', 'Silver'];
const TRADES = ['Foods', 'Tools', 'Books', 'Paper', 'Wool'];
const CITIES = ['Oslo', 'Lyon', 'Kyoto', 'Lima', 'Porto', 'Graz', 'Turin'];
const STATES = ['open', 'paid', 'late', 'cancelled'];
const OWNERS = ['Ada', 'Bo', 'Ines', 'Marek', 'Yuki', 'Omar', 'Lena', 'Tom'];

const of = (all: readonly string[], i: number): string => all[i % all.length] ?? '';
const two = (n: number): string => String(n).padStart(2, '0');

/** A page with one table of orders, of eight columns; the same number of rows gives the same page. */
export function ordersPage(count: number): PageContent {
  const rows = Array.from({ length: count }, (_, i) => [
    `O-${1000 + i}`,
    `${of(WORDS, i)} ${of(TRADES, i * 7)} ${i}`,
    of(CITIES, i * 3),
    of(STATES, i * 5),
    String(1 + (i % 9)),
    `$${(100 + ((i * 7919) % 90_000) / 10).toFixed(2)}`,
    `2026-${two(1 + ((i * 5) % 12))}-${two(1 + (i % 28))}`,
    of(OWNERS, i * 11),
  ]);
  const head = ['Order', 'Customer', 'City', 'Status', 'Items', 'Amount', 'Due', 'Owner'];
  return aPage({ title: 'Orders', headings: ['Orders'], tables: [aTable([head, ...rows], { caption: 'Orders' })] });
}

/** Look-ups, counts, sums, extremes and lists over it, as people type them. */
export const ORDER_QUESTIONS = [
  'amount of O-1210?',
  'who owns O-1500?',
  'status of O-2000',
  'due date of O-1222',
  'when is O-1234 due?',
  'what is the city of O-1777?',
  'items in O-1100?',
  'who is the owner of O-1300',
  'customer of O-2100?',
  'O-2020 amount',
  'who owns the order of Nordic Tools 18?',
  'is O-1500 paid?',
  'what comes after O-2000?',
  'how many orders are late?',
  'how many orders are in Oslo?',
  'how many orders does Ada own?',
  'how many late orders in Kyoto?',
  'number of paid orders in Lima',
  'how many orders are there?',
  'how many orders have more than 5 items?',
  'how many orders are over $5000?',
  'how many orders are due before March 2026?',
  'how many different cities are there?',
  'total amount in Oslo',
  'what is the total amount?',
  'total amount of late orders',
  'sum of items for Marek',
  'average amount in Lyon',
  'what is the average amount of paid orders?',
  'which order has the largest amount?',
  'which customer has the lowest amount?',
  'largest amount in Graz?',
  'what is the highest amount owned by Yuki?',
  'which late order has the most items?',
  'latest due date?',
  'earliest due order in Turin?',
  'which city has the most orders?',
  'which orders are cancelled in Porto?',
  'list orders of Omar in Lima',
  'which orders are above 9000?',
];
