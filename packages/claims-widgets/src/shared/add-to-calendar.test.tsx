import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { inSpanish } from "../../testing/render-over-sandbox.tsx";
import { renderRepairs } from "../../testing/render-repairs.tsx";
import { renderOverSandbox } from "../../testing/render-over-sandbox.tsx";
import { RepairsAccordion } from "../repairs/repairs.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Collects the files that the page saves, with their names. */
function savedFiles(): { name: string; file: Blob }[] {
  const saved: { name: string; file: Blob }[] = [];
  const blobs: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob);
    return "#";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLElement) {
    const file = blobs.at(-1);
    if (file) saved.push({ name: this.getAttribute("download") ?? "", file });
  });
  return saved;
}

test("saves a calendar file unless the host prevents it", async () => {
  const saved = savedFiles();
  renderRepairs("CLM-1002");

  await userEvent.click(await screen.findByRole("button", { name: "Add to calendar" }));

  expect(saved).toMatchObject([{ name: "appointment.ics", file: { type: "text/calendar" } }]);
  const text = (await saved[0]?.file.text())?.replaceAll("\r\n ", "");
  expect(text?.split("\r\n")).toEqual(
    expect.arrayContaining([
      "UID:CLM-1002@claimkit",
      "DTSTART:20261121T093000",
      "DTEND:20261121T103000",
      "SUMMARY:Vehicle appointment: Short North Collision",
      "LOCATION:Short North Collision\\, 1042 N High St\\, Columbus\\, OH 43201",
      "DESCRIPTION:Claim CLM-1002\\n614-555-0102",
    ]),
  );
});

test("is translated into Spanish, including the file", async () => {
  const saved = savedFiles();
  renderOverSandbox(<RepairsAccordion claimNumber="CLM-1003" />, inSpanish);

  await userEvent.click(await screen.findByRole("button", { name: "Agregar al calendario" }));

  expect(saved[0]?.name).toBe("cita.ics");
  const text = (await saved[0]?.file.text())?.replaceAll("\r\n ", "");
  expect(text).toContain("SUMMARY:Cita para su vehículo: Centro de inspección de Easton");
  expect(text).toContain("DESCRIPTION:Reclamo CLM-1003\\n614-555-0131");
});

test.each([{ appointmentDate: "to be announced" }, { appointmentDate: "" }])(
  "is omitted for an invalid day: %j",
  async (changes) => {
    renderRepairs("CLM-1002", changes);
    await screen.findByRole("button", { name: "View on map" });

    expect(screen.queryByRole("button", { name: "Add to calendar" })).toBeNull();
  },
);
