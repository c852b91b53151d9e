import { afterEach, expect, test } from "vitest";
import { appointmentOf } from "./appointment.ts";

const repairs = { scenario: "OYS_SERVICE_SELECTED_NO_ESTIMATE", displayInfo: [] } as const;

const zone = process.env["TZ"];

afterEach(() => {
  if (zone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = zone;
});

test.each([
  { appointmentDate: "2026-11-21", appointmentTime: "09:30", time: "09:30" },
  { appointmentDate: "2026-11-21", time: undefined },
  { appointmentDate: "2026-11-21T09:30:00-05:00", time: "2026-11-21T09:30:00-05:00" },
  { appointmentDate: "2026-11-21 09:30:00", time: "2026-11-21 09:30:00" },
  { appointmentDate: "2026-11-21 00:00:00", time: undefined },
  { appointmentDate: "2026-11-21T00:00:00", time: undefined },
  { appointmentDate: "2026-11-21T00:00:00.000Z", time: undefined },
  { appointmentDate: "2026-11-21T00:00:00Z", appointmentTime: "9:30 AM", time: "9:30 AM" },
  { appointmentDate: "TBD", time: undefined },
  { appointmentDate: "09:30", time: undefined },
  { appointmentDate: "next Tuesday", time: undefined },
])("reads $appointmentDate with $appointmentTime as $time", ({ time, ...sent }) => {
  expect(appointmentOf({ ...repairs, ...sent })).toMatchObject({
    date: sent.appointmentDate,
    time,
  });
});

test.each([
  { appointmentDate: "2026-12-02T01:00:00Z" },
  { appointmentDate: "2026-12-02", appointmentTime: "2026-12-02T01:00:00Z" },
  { appointmentDate: "12/02/2026", appointmentTime: "01:00Z" },
])("shows $appointmentDate with $appointmentTime in the reader's zone", (sent) => {
  process.env["TZ"] = "America/Chicago";
  const local = "2026-12-01T19:00";
  expect(appointmentOf({ ...repairs, ...sent })).toMatchObject({ date: local, time: local });
});

test("is undefined without a day", () => {
  expect(appointmentOf({ ...repairs, appointmentTime: "09:30" })).toBeUndefined();
});
