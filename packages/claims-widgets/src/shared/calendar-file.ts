import { calendarDay, parseTime } from "@claimkit/claims-api/format";

/** A calendar event. */
export interface CalendarEvent {
  /** Unique id: a calendar that already has the event updates it instead of adding it twice. */
  id: string;
  title: string;
  /** The local day, as sent by the server. */
  date: string;
  /**
   * The local time, as sent by the server: a time or a range, such as `9:00 AM - 11:00 AM`. If it can't
   * be parsed, the event lasts all day, and its description has the time.
   */
  time?: string | undefined;
  location?: string | undefined;
  description?: string | undefined;
}

const ONE_MINUTE = 60_000;

/** The default duration. */
const USUAL_MINUTES = 60;

/** RFC 5545, section 3.1: in octets, without the line break. */
const LONGEST_LINE = 75;

/** Between the two times of a range. Without blanks around it, a hyphen may also be part of a date or an offset. */
const FROM_TO = /(?<=\s)(?:-|–|to|a)(?=\s)|(?<=^\d\d?(?!\d)(?::\d\d)?[^-–]{0,8})[-–](?=\s?\d)/;

/** A time zone of the United States after a time, such as "CST" or "Central Time". */
const ZONE =
  /\s\(?(?:[ECMP][SD]?T|AK[SD]?T|HST|(?:eastern|central|mountain|pacific)(?: (?:standard |daylight )?time)?)\)?$/i;

/** The end of a time on a 12-hour clock. */
const AM_OR_PM = /[ap]\.?(?:\s?m\.?)?$/i;

/**
 * Writes an event as a calendar file (RFC 5545). Its time is floating, that is, local to the place of
 * the event, in whatever time zone the calendar is.
 *
 * @param now when the file is written
 * @returns `undefined` if the date is invalid
 */
export function calendarFile(event: CalendarEvent, now: Date): string | undefined {
  const day = calendarDay(event.date);
  if (!day) return undefined;
  const time = event.time?.trim() ?? "";
  const when = whenLines(day, time.replace(ZONE, ""));
  // What a floating time leaves out.
  const isLeftOut = when.length === 1 || ZONE.test(time);
  const description = [event.description, isLeftOut && time].filter(Boolean).join("\n");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Claimkit//Claims widgets//EN",
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${escape(event.id)}`,
    `DTSTAMP:${digits(now)}Z`,
    ...when,
    `SUMMARY:${escape(event.title)}`,
    event.location && `LOCATION:${escape(event.location)}`,
    description && `DESCRIPTION:${escape(description)}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => (line ? `${fold(line)}\r\n` : "")).join("");
}

function whenLines(day: Date, time: string): string[] {
  const [from = "", to = ""] = time.split(FROM_TO);
  const start = startOf(from.trim(), to.trim());
  if (start === undefined) return [`DTSTART;VALUE=DATE:${digits(day).slice(0, 8)}`];
  const end = minuteOf(to);
  const minutes = end === undefined || end <= start ? USUAL_MINUTES : end - start;
  return [start, start + minutes].map((minute, place) => {
    // Midnight UTC of the day, to which the local time is added.
    const moment = new Date(day.getTime() + minute * ONE_MINUTE);
    return `${place === 0 ? "DTSTART" : "DTEND"}:${digits(moment)}`;
  });
}

/** The start of a range. In `1 - 3 PM`, the end has the PM of both; in `11 - 1 PM`, only its own. */
function startOf(from: string, to: string): number | undefined {
  const half = AM_OR_PM.test(from) ? undefined : AM_OR_PM.exec(to)?.[0];
  const inSameHalf = half === undefined ? undefined : minuteOf(`${from} ${half}`);
  const end = minuteOf(to);
  const isBefore = inSameHalf !== undefined && end !== undefined && inSameHalf < end;
  if (isBefore) return inSameHalf;
  return minuteOf(from) ?? (end === undefined ? undefined : minuteOf(`${from} AM`));
}

function minuteOf(text: string): number | undefined {
  const time = parseTime(text);
  return time && time.hour * 60 + time.minute;
}

/** `20261120T093000` */
function digits(moment: Date): string {
  return moment.toISOString().replace(/[-:]|\..*/g, "");
}

/** Escapes text. */
function escape(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, "\\$&")
      .replace(/\r\n|\r|\n/g, "\\n")
      // oxlint-disable-next-line no-control-regex -- RFC 5545, section 3.1: no control characters but the tab
      .replace(/[\u0000-\u0008\u000a-\u001f\u007f]/g, "")
  );
}

/** Folds long lines; continuation lines start with a space. Never splits a character. */
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
