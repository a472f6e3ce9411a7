import { describe, expect, it } from 'vitest';
import { dataOf, fieldsOf, readParsed, readShown } from './read-html.ts';

describe('fields', () => {
  it('reads definition lists, also with several descriptions', () => {
    const content = readShown('<dl><dt>Owner</dt><dd>Ada</dd><dd>Bo</dd><div><dt>Due</dt><dd>4 May</dd></div></dl>');
    expect(fieldsOf(content)).toEqual(['Owner=Ada', 'Owner=Bo', 'Due=4 May']);
  });

  it('reads the name of a person, and not what stands under it', () => {
    const content = readShown(`<dl><dt>Owner</dt><dd><div>Ada Berg</div><div>Head of supply</div></dd>
      <dt>Contact</dt><dd>Bo Lind<br>bo@mill.example</dd><dt>Reviewer</dt><dd><p>Ada Berg</p><p>Bo Lind</p></dd>
      <dt>Ship to</dt><dd><div>Mill House</div><div>Bank 4</div></dd><dt>Lead</dt><dd><div>North Mill</div><div>Bank 4</div></dd></dl>`);
    expect(fieldsOf(content)).toEqual([
      'Owner=Ada Berg',
      'Contact=Bo Lind',
      'Reviewer=Ada Berg, Bo Lind',
      'Ship to=Mill House Bank 4',
      'Lead=North Mill Bank 4',
    ]);
  });

  it('reads labels above their values in boxes that are alike', () => {
    const row = (label: string, value: string) =>
      `<div class="m"><div class="k">${label}</div><div class="v">${value}</div></div>`;
    const content = readShown(
      `<section>${row('Stage', 'Under review')}${row('Raised by', '<a href="#">Ida Moe</a> <small>(3 open)</small>')}${row('Raised', '3 May 2026')}</section>
      <section>${row('Apples', 'We like apples very much')}${row('Pears', 'Pears we like less')}${row('Plums', 'And plums we like too')}</section>`,
    );
    expect(fieldsOf(content)).toEqual(['Stage=Under review', 'Raised by=Ida Moe (3 open)', 'Raised=3 May 2026']);
  });

  it('reads lists of things and how they stand', () => {
    const content = readShown(
      `<ul><li style="display:flex;width:300px"><span>Mail</span><span>Operational</span></li><li style="display:flex;width:300px"><span>Search</span><span>Partial outage</span></li>
      <li style="display:flex;width:300px"><span>Billing</span><span>Operational</span></li></ul>`,
    );
    expect(fieldsOf(content)).toEqual(['Mail=Operational', 'Search=Partial outage', 'Billing=Operational']);
  });

  it('reads live form values, never secrets', () => {
    const content = readShown(
      `<form><label for="a">Name</label><input id="a" value="old" name="children"><label>Size <select><option value="s">Small</option><option value="l">Large</option></select></label>
      <label><input type="checkbox" id="c"> Paid</label><label>Pass <input type="password" value="hunter2"></label>
      <label>Card <input autocomplete="cc-number" value="4111"></label><label>Code <input autocomplete="one-time-code" value="123456"></label>
      <fieldset><legend>Speed</legend><label><input type="radio" name="r"> Slow</label><label><input type="radio" name="r" checked> Fast</label></fieldset></form>`,
      (page) => {
        const input = page.querySelector<HTMLInputElement>('#a');
        if (input !== null) input.value = 'new';
        const select = page.querySelector('select');
        if (select !== null) select.value = 'l';
        page.querySelector<HTMLInputElement>('#c')?.click();
      },
    );
    expect(fieldsOf(content)).toEqual(['Name=new', 'Size=Large', 'Paid=yes', 'Speed=Fast']);
    expect(JSON.stringify(content)).not.toMatch(/hunter2|4111|123456/);
  });

  it('takes the boxes that pick out rows for no fields, and those of a column for its cells', () => {
    const row = (id: string, title: string, paid: string) =>
      `<tr><td><input type="checkbox" aria-label="Select ${id}"></td><td>${id}</td><td>${title}</td>
      <td><input type="checkbox" aria-label="${id} paid" ${paid}></td></tr>`;
    const content = readShown(`<table><thead><tr><th><input type="checkbox" aria-label="Select all"></th><th>Key</th>
      <th>Title</th><th>Paid</th></tr></thead><tbody>${row('A-1', 'Pump', 'checked')}${row('A-2', 'Hose', '')}</tbody></table>`);
    expect(fieldsOf(content)).toEqual([]);
    expect(dataOf(content.tables[0]).map((cells) => cells.slice(1))).toEqual([
      ['A-1', 'Pump', 'yes'],
      ['A-2', 'Hose', 'no'],
    ]);
  });

  it('reads labels beside values in whatever boxes', () => {
    const content = readShown(`<div><div class="label">Status:</div><div class="value">New</div></div>
      <p><b>Priority:</b> High</p><p>Progress: 40 %</p><div><span class="field-label">Estimate</span><span class="field-value">3 h</span></div>
      <ul><li><span>Manager:</span> <a href="#">Mira</a>, <a href="#">Jo</a></li></ul>`);
    expect(fieldsOf(content).toSorted()).toEqual([
      'Estimate=3 h',
      'Manager=Mira, Jo',
      'Priority=High',
      'Progress=40 %',
      'Status=New',
    ]);
  });

  it('reads cards of a number and its name in either order, each in its section', () => {
    const content = readShown(`<section><h3>EU</h3><div><div>Open tickets</div><div>17</div></div></section>
      <section><h3>US</h3><div><div>$4,200</div><div>Revenue</div></div></section>`);
    expect(content.fields.map((f) => [f.section.at(-1), f.label, f.value])).toEqual([
      ['EU', 'Open tickets', '17'],
      ['US', 'Revenue', '$4,200'],
    ]);
  });

  it('reads cards with a note in small print under a value that is written large', () => {
    const card = (label: string, value: string, note: string) =>
      `<div><h3>${label}</h3><strong style="display:block;font-size:28px">${value}</strong><span>${note}</span></div>`;
    const content = readShown(
      `<div>${card('CPU load', '37%', 'avg over 5 min')}${card('Queue', '57', '3 workers')}</div>
      <ul><li><div>13:40</div><div>Leak check</div><div>Ben Aziz</div></li></ul>`,
    );
    expect(fieldsOf(content)).toEqual(['CPU load=37%', 'Queue=57']);
    const parsed = readParsed('<div><div>Errors</div><b>0.42%</b><small>target below 0.5%</small></div>');
    expect(fieldsOf(parsed)).toEqual(['Errors=0.42%']);
  });

  it('reads several labels in one line, parted by dots or bars, each with its own value', () => {
    const content = readShown(
      `<p>Incident: <a href="#">Mailer outage</a> · On call: <span>Yusra Idris</span></p>
      <p>Ola Nord | Due: 4 May</p><p>Site: Block 4 · Floor 2</p>`,
    );
    expect(fieldsOf(content)).toEqual([
      'Incident=Mailer outage',
      'On call=Yusra Idris',
      'Due=4 May',
      'Site=Block 4 · Floor 2',
    ]);
  });

  it('reads a list of labels and values as such, its first pair too', () => {
    const pair = (label: string, value: string) => `<li><span>${label}</span> <strong>${value}</strong></li>`;
    const content = readShown(
      `<ul>${pair('Check-in', 'Saturday, 19 December 2026')}${pair('Nights', '6')}${pair('Room', 'Sea view')}${pair('Balance due', '£972.80')}</ul>`,
    );
    expect(content.tables).toEqual([]);
    expect(fieldsOf(content)).toEqual([
      'Check-in=Saturday, 19 December 2026',
      'Nights=6',
      'Room=Sea view',
      'Balance due=£972.80',
    ]);
    const tank = readShown(
      '<div><h2>Tank</h2><div><span>Level</span> <span>7,350 l</span></div><div><span>Inlet valve</span> <span>closed</span></div><div><span>Pump</span> <span>idle</span></div></div>',
    );
    expect(fieldsOf(tank)).toEqual(['Level=7,350 l', 'Inlet valve=closed', 'Pump=idle']);
  });

  it('reads meters, progress bars and outputs', () => {
    const content =
      readShown(`<label for="m">Disk</label><meter id="m" value="0.6"></meter><div role="progressbar" aria-label="Upload" aria-valuenow="30"></div>
      <label>Sum <output>12</output></label>`);
    expect(fieldsOf(content)).toEqual(['Disk=0.6', 'Upload=30%', 'Sum=12']);
  });

  it('does not take prose for fields', () => {
    expect(
      readShown(
        '<p>We met at 10:30 and it was fine. Note that: nothing.</p><p>See http://example.org/x: it says so.</p>',
      ).fields,
    ).toEqual([]);
  });
});

describe('counts and lists', () => {
  it('reads badges, pagers and counted nouns', () => {
    const content = readShown(
      `<a href="#">Open <span class="badge">17</span></a><p>Showing 1 to 10 of 57 entries</p><p>12 open issues</p><p>29 active of 34</p><p>3 hours</p><h3>Watchers (4)</h3>`,
    );
    expect(content.counts.map((c) => [c.of, c.n, c.by])).toEqual([
      ['entries', 57, 'pager'],
      ['Open', 17, 'badge'],
      ['open issues', 12, 'text'],
      ['active', 29, 'text'],
      ['Watchers', 4, 'badge'],
    ]);
  });

  it('takes no way to other rows for what is counted', () => {
    const content = readShown('<h1>Tickets</h1><p>1–20 of 43 <a href="?page=2">Next</a></p>');
    expect(content.counts.map((c) => [c.of, c.n, c.by])).toEqual([['', 43, 'pager']]);
    expect(fieldsOf(content)).toEqual([]);
  });

  it('knows a list that goes on', () => {
    const content = readShown('<h2>Releases</h2><ul><li>1.2</li><li>1.1</li></ul><button>Load more</button>');
    expect(content.lists).toMatchObject([{ section: ['Releases'], complete: false }]);
    expect(content.lists[0]?.items.map((i) => i.text)).toEqual(['1.2', '1.1']);
  });
});

it('reads values that stand after a text alone, where three neighbours are alike', () => {
  const tile = (label: string, value: string) => `<div>${label}<b style="display:block">${value}</b></div>`;
  const tiles = `<div>${tile('Dates', '12 May 2026')}${tile('Travellers', 'Nia Okoro, Ana Reis')}${tile('Reference', 'WF-88')}</div>`;
  expect(fieldsOf(readShown(tiles))).toEqual([
    'Dates=12 May 2026',
    'Travellers=Nia Okoro, Ana Reis',
    'Reference=WF-88',
  ]);
  const prose = `<div>${tile('We met', '3 times.')}${tile('We met', 'Ana')}${tile('It rained', 'a lot')}</div>`;
  expect(fieldsOf(readShown(prose))).not.toContain('It rained=a lot');
});

it('reads numbers that a line tells after what they are, and none that a sentence leads to', () => {
  const page =
    readShown(`<p>Branch code 20-77-41 · Account number 61834417</p><p>Please pay to Mill Bank, sort code 55-01-27, account 10334821, quoting your name.</p>
    <p>Money in £2,724.99 · Money out £1,959.01</p><p>Sending costs £12.00.</p><p>Since May 2026, we sold about 12500.</p>`);
  expect(fieldsOf(page)).toEqual([
    ...['Branch code=20-77-41', 'Account number=61834417', 'sort code=55-01-27', 'account=10334821'],
    ...['Money in=£2,724.99', 'Money out=£1,959.01'],
  ]);
});

it('names a choice by the words beside a box to tick before it, and by nothing that another control holds', () => {
  const choice = '<select><option>is</option><option selected>open</option></select>';
  const filter = (before: string) => `<table><tr><td>${before}</td><td>${choice}</td></tr></table>`;
  const ticked = '<input type="checkbox" id="by" checked><label for="by">Status</label>';
  expect(fieldsOf(readShown(filter(ticked)))).toContain('Status=open');
  expect(fieldsOf(readShown(filter('<input value="Status">')))).not.toContain('Status=open');
});

it('leaves out what is hidden in the box of a label and its value', () => {
  const tile = (label: string, value: string, twin: string) =>
    `<div class="t"><div>${label}</div> <b>${value}</b><span style="display:none">${twin}</span></div>`;
  const course = `${tile('Seats left', '17', '19')}${tile('Fee', '£120', '£99')}${tile('Teacher', 'Anna Weir', 'Ben Holt')}`;
  expect(fieldsOf(readShown(course))).toEqual(['Seats left=17', 'Fee=£120', 'Teacher=Anna Weir']);
  expect(fieldsOf(readShown(`<section>${tile('Seats left', '17', '19')}</section>`))).toEqual(['Seats left=17']);
  const first = '<p><i style="display:none">Seats taken</i><span>Seats left</span> <b>17</b></p>';
  expect(fieldsOf(readShown(`<section>${first}</section>`))).toEqual(['Seats left=17']);
  const wrapped = '<div><span>Seats left</span> <b>17</b><div hidden><span>Seats taken</span> <b>19</b></div></div>';
  expect(fieldsOf(readShown(wrapped))).toContain('Seats left=17');
});

it('reads two tiles of one class among other things, also the one that holds a name', () => {
  const tile = (label: string, value: string) => `<div class="tile"><span>${label}</span> <b>${value}</b></div>`;
  const desk = `<h1>Desk</h1>${tile('Visitors waiting', '17')}${tile('Porter on duty', 'Ravi Nair')}<p>Open till six.</p>`;
  expect(fieldsOf(readShown(`<main>${desk}</main>`))).toEqual(['Visitors waiting=17', 'Porter on duty=Ravi Nair']);
  const names = `${tile('Ravi Nair', 'Porter')}${tile('Ana Reis', 'Nurse')}`;
  expect(fieldsOf(readShown(`<main><h1>Staff</h1>${names}<p>On duty today.</p></main>`))).toEqual([]);
});
