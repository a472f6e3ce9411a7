import { Calendar } from '@fullcalendar/core';
import dayGrid from '@fullcalendar/daygrid';
import list from '@fullcalendar/list';
import timeGrid from '@fullcalendar/timegrid';
import { element } from '../element.js';

const asked = new URLSearchParams(location.search);
const VIEWS = /** @type {Record<string, string>} */ ({
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  day: 'timeGridDay',
  list: 'listWeek',
});

const date = asked.get('date');
const calendar = new Calendar(element('#calendar'), {
  plugins: [dayGrid, timeGrid, list],
  initialView: VIEWS[asked.get('view') ?? ''] ?? 'timeGridWeek',
  ...(date ? { initialDate: date } : {}),
  headerToolbar: { left: 'prev,next today', center: 'title', right: 'dayGridMonth,timeGridWeek,timeGridDay,listWeek' },
  firstDay: 1,
  slotMinTime: '07:00:00',
  slotMaxTime: '20:00:00',
  allDaySlot: false,
  height: 'auto',
  nowIndicator: true,
  eventColor: '#2f6b4f',
  events: '/api/meetings',
});
calendar.render();
