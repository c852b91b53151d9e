import { defineText } from "../messages/define-text.ts";

/** Messages of the date picker. */
export const datePickerText = defineText("date-picker", {
  dateFormat: "Use this format: MM/DD/YYYY",
  chooseDate: "Choose date",
  readAsDate: "We read this as {date}",
  twoDigitYears: "Years of two digits are {first} to {last}.",
  notADate: "We can't read this as a date.",
  dateOutOfRange: "Enter a date from {min} to {max}.",
  dateNotAvailable: "{date} is not available",
  previousYear: "Previous year",
  previousMonth: "Previous month",
  nextMonth: "Next month",
  nextYear: "Next year",
  year: "Year",
  time: "Time",
  hour: "Hour",
  minute: "Minute",
  second: "Second",
  am: "AM",
  pm: "PM",
  clearDate: "Clear",
  closeCalendar: "Close",
});
