import { calendarDay, parseTime } from "@claimkit/claims-api/format";

/** Something that takes place on a day, as a calendar keeps it. */
export interface CalendarEvent {
  /** Tells it from others: a calendar that has it already changes it, instead of having it twice. */
  id: string;
  title: string;
  /** The day where it takes place, as the server writes it. */
  date: string;
  /**
   * The time where it takes place, as the server writes it: one, or from when to when, such as
   * `9:00 AM - 11:00 AM`. Without one that can be read, it lasts all day.
   */
  time?: string | undefined;
  location?: string | undefined;
  description?: string | undefined;
}

const ONE_MINUTE = 60_000;

/** Where nobody says how long it takes. */
const USUAL_MINUTES = 60;

/** RFC 5545, section 3.1: in octets, without the line break. */
const LONGEST_LINE = 75;

const FROM_TO = /(?<=\s)(?:-|–|to)(?=\s)/;

/**
 * Writes an event as a file for calendars (RFC 5545). Its time is floating, which is the time on the
 * clocks of the place, wherever the calendar is read.
 *
 * @param now when the file is written
 * @returns `undefined` when the date names no day
 */
export function calendarFile(event: CalendarEvent, now: Date): string | undefined {
  const day = calendarDay(event.date);
  if (!day) return undefined;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Claimkit//Claims widgets//EN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${escape(event.id)}`,
    `DTSTAMP:${digits(now)}Z`,
    ...whenLines(day, event.time ?? ""),
    `SUMMARY:${escape(event.title)}`,
    event.location && `LOCATION:${escape(event.location)}`,
    event.description && `DESCRIPTION:${escape(event.description)}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => (line ? `${fold(line)}\r\n` : "")).join("");
}

function whenLines(day: Date, time: string): string[] {
  const [from = "", to = ""] = time.split(FROM_TO);
  const start = minuteOf(from);
  if (start === undefined) return [`DTSTART;VALUE=DATE:${digits(day).slice(0, 8)}`];
  const end = minuteOf(to);
  const minutes = end === undefined || end <= start ? USUAL_MINUTES : end - start;
  return [start, start + minutes].map((minute, place) => {
    // Midnight UTC stands for the day, and the clock of the place is counted from there.
    const moment = new Date(day.getTime() + minute * ONE_MINUTE);
    return `${place === 0 ? "DTSTART" : "DTEND"}:${digits(moment)}`;
  });
}

function minuteOf(text: string): number | undefined {
  const time = parseTime(text);
  return time && time.hour * 60 + time.minute;
}

/** `20261120T093000` */
function digits(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\..*/g, "");
}

/** Writes text so that nothing in it is read as a part of the file. */
function escape(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, "\\$&")
      .replace(/\r\n|\r|\n/g, "\\n")
      // oxlint-disable-next-line no-control-regex -- RFC 5545, section 3.1: no control characters but the tab
      .replace(/[\u0000-\u0008\u000a-\u001f\u007f]/g, "")
  );
}

/** Breaks a line where it is too long; what follows a break begins with a space. Never within a character. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = "";
  let length = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (length + size > LONGEST_LINE) {
      folded += "\r\n ";
      length = 1;
    }
    folded += character;
    length += size;
  }
  return folded;
}
