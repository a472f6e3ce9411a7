import type { Rule } from '../evidence.ts';
import { NUMBER_WORD } from './words.ts';

/** What a selection copied from a page looks like: labels, badges and values without a sentence around them. */
export const RAW_RULES: readonly Rule[] = [
  {
    name: 'badge count',
    pattern:
      /^[a-zA-Z\u00df-\uffff][a-zA-Z\u00df-\uffff -]{0,40}\s?\(\d[\d.,]*\+?\)|^[a-zA-Z\u00df-\uffff]+( [a-zA-Z\u00df-\uffff]+){0,2}\s\d[\d.,]*$|\(\d+ (new|open|unread|left|of)\b/,
    unless:
      /\b(before|after|under|over|until|by|vor|nach|avant|apres|antes|despues|than|max|about|chapter|page|table|form|tab|room|floor)\s\d/i,
    votes: { changes: 2.2 },
    why: 'It is a label with a count, as pages show them.',
  },
  {
    name: 'field state',
    pattern:
      /^(status|state|stage|priority|severity|assignee|assigned to|reporter|owner|due|due date|eta|progress|phase|step|result|outcome|balance|total|subtotal|amount|amount due|price|cost|qty|quantity|stock( level)?|on hand|available|uptime|downtime|version|branch|build|health|score|rating|points?|sprint|milestone|last (seen|updated|modified|login|edited|sync|backup)|updated|modified|created|edited|opened|closed|delivered|shipped|next [a-zA-Z\u00df-\uffff]+|expires|renews|valid until|employees|headcount|manager|role|title|department|plan|seats|users|members|size|pages?|words|date|time|when|room|attendees|organi[sz]er|start|end|temperature|temp|humidity|speed|load|cpu|memory|latency|errors?|queue|position|account manager|lead|source status|bearbeiter|prioritat|fallig|saldo|betrag|summe|bestand|statut|etat|priorite|montant|solde|echeance|estado|prioridad|importe|vence|asignado( a)?)\s?[:\t=–-]\s?\S/i,
    unless:
      /^(title|pages?|date|words|points?|size|role)\s?[:] ?(always|never|no|max|at|nothing|in|short|use)\b|https?:|@/i,
    votes: { changes: 2.6 },
    why: 'It is a field of a record, as pages show them.',
  },
  {
    name: 'fields in a row',
    pattern:
      /\S\s?[·|•]\s?\S|[a-zA-Z\u00df-\uffff]: [^:]{1,30} {1,3}[A-Z][a-zA-Z\u00df-\uffff]+: \S|\S – (pending|awaiting|in progress|done|open|closed|on hold|overdue|due|paid|unpaid|approved|rejected|draft|active|inactive)/,
    unless: /https?:|^source\b/i,
    votes: { changes: 1.6 },
    why: 'It is a row of fields, as pages show them.',
  },
  {
    name: 'ago',
    pattern:
      /\b(\d+|a|an|few) ?(s|sec(ond)?s?|m|mins?|minutes?|h|hrs?|hours?|days?|d|weeks?|w) ago\b|\bvor \d+ (minuten|stunden|tagen)\b|\bil y a \d+|\bhace \d+ (minutos|horas|dias)\b|\b(modified|updated|edited|viewed|opened|posted|published|created|reported|added|commented|assigned|changed) (by|on|at|yesterday|today|just now|\d)/i,
    votes: { changes: 2 },
    why: 'It says how long ago, as pages show it.',
  },
  {
    name: 'starts with count',
    pattern: /^(only |just |about |over |nearly |another )?\d[\d.,]*\+? (of \d+ )?[a-zA-Z\u00df-\uffff]/,
    unless: /^\d+[- ]?(hours?|minutes?|days?|weeks?|mins?|pt|px)\b/i,
    votes: { changes: 1.3 },
    why: 'It begins with a count.',
  },
  {
    name: 'starts with spelled count',
    pattern: new RegExp(`^(only |just |about |over |nearly |another )?(${NUMBER_WORD}) [a-zA-Z\\u00df-\\uffff]`, 'i'),
    unless:
      /\b(i|my|me|we|our|us|please|never|always|max|before|after|per|at a time)\b|^(no|one|half) |^\S+ (sisters?|brothers?|kids|children|sons|daughters|cats|dogs)\b/i,
    votes: { changes: 1.1 },
    why: 'It begins with a count.',
  },
  {
    name: 'count of count',
    pattern: /\b\d[\d.,]* ?(of|\/|out of|von|sur|de) ?\d[\d.,]*\b(?!\/)/i,
    votes: { changes: 1.4 },
    why: 'It says how many there are at the moment.',
  },
  {
    name: 'nothing but a value',
    pattern: /^[£$€¥+~<>-]{0,3}\s?\d[\d.,:/ %-]{0,24}\s?([£$€¥%]|[a-zA-Z\u00df-\uffff°]{1,8})?\.?$/,
    votes: { changes: 3 },
    why: 'It is a bare value, as pages show them.',
  },
  {
    name: 'ends in a figure',
    pattern: /[a-zA-Z\u00df-\uffff][):]?\s{1,2}[£$€+-]{0,2}\d[\d.,]*(\s?(%|[°a-zA-Z\u00df-\uffff]{1,6}))?\.?$/,
    unless:
      /\b(chapter|page|table|form|tab|room|floor|line|route|bus|section|appendix|box|bay|dock|year|grade|class|shelf|drawer|cabinet|account|after|before|past|than|in|part|volume|step|gate|platform|building|level|under|over|until|vor|nach|avant|within|house|flat|unit|no\.?|number) ((19|20)\d\d|\d+\w?)\.?$|'[a-zA-Z\u00df-\uffff]/i,
    votes: { changes: 1 },
    why: 'It ends in a figure.',
  },
];
