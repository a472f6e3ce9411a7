import { calendarReader } from '../reading/readers/events.ts';

/** What reads calendars; put in before the reader, which asks it about every page. */
Object.assign(globalThis, { whereaboutsCalendars: calendarReader });
