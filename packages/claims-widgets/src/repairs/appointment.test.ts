import { expect, test } from "vitest";
import { appointmentOf } from "./appointment.ts";

const repairs = { scenario: "OYS_SERVICE_SELECTED_NO_ESTIMATE", displayInfo: [] } as const;

test.each([
  { appointmentDate: "2026-11-21", appointmentTime: "09:30", time: "09:30" },
  { appointmentDate: "2026-11-21", appointmentTime: undefined, time: undefined },
  { appointmentDate: "2026-11-21T09:30:00Z", appointmentTime: "2:15 PM", time: "2:15 PM" },
  {
    appointmentDate: "2026-11-21T09:30:00Z",
    appointmentTime: undefined,
    time: "2026-11-21T09:30:00Z",
  },
  {
    appointmentDate: "2026-11-21 09:30:00",
    appointmentTime: undefined,
    time: "2026-11-21 09:30:00",
  },
  { appointmentDate: "2026-11-21 00:00:00", appointmentTime: undefined, time: undefined },
  { appointmentDate: "TBD", appointmentTime: undefined, time: undefined },
  { appointmentDate: "09:30", appointmentTime: undefined, time: undefined },
  { appointmentDate: "next Tuesday", appointmentTime: undefined, time: undefined },
  { appointmentDate: "2026-11-21T00:00:00", appointmentTime: undefined, time: undefined },
  { appointmentDate: "2026-11-21T00:00:00.000Z", appointmentTime: undefined, time: undefined },
])("reads $appointmentDate with $appointmentTime as $time", ({ time, ...sent }) => {
  expect(appointmentOf({ ...repairs, ...sent })).toMatchObject({
    date: sent.appointmentDate,
    time,
  });
});

test("is undefined without a day", () => {
  expect(appointmentOf({ ...repairs, appointmentTime: "09:30" })).toBeUndefined();
});
