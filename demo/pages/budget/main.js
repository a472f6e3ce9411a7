import jspreadsheet from 'jspreadsheet-ce';
import 'jsuites/dist/jsuites.css';
import 'jspreadsheet-ce/dist/jspreadsheet.css';
import { element } from '../element.js';

/** @type {{ department: string, quarters: number[] }[]} */
const rows = await (await fetch('/api/budget')).json();
/** @type {jspreadsheet.Column} */
const money = { type: 'numeric', width: 130, mask: '#,##0', align: 'right' };

jspreadsheet(/** @type {HTMLDivElement} */ (element('#sheet')), {
  worksheets: [
    {
      worksheetName: 'Budget',
      data: rows.map(({ department, quarters }) => [department, ...quarters]),
      columns: [
        { type: 'text', title: 'Department', width: 190, align: 'left' },
        ...['Q1', 'Q2', 'Q3', 'Q4'].map((title) => ({ ...money, title })),
      ],
      allowInsertRow: false,
      allowInsertColumn: false,
      allowDeleteRow: false,
      allowDeleteColumn: false,
      columnSorting: false,
    },
  ],
  onchange: async (_sheet, _cell, column, row, value) => {
    const amount = Number(String(value).replaceAll(',', ''));
    const department = rows[Number(row)]?.department;
    if (!department || Number(column) < 1 || !Number.isFinite(amount)) return;
    await fetch('/control/budget', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ department, quarter: Number(column), amount }),
    });
  },
});
