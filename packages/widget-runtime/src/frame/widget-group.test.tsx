import { cleanup, screen } from "@testing-library/react";
import type { JSX, ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { nextFrames } from "../../testing/next-frames.ts";
import { Report } from "../../testing/report.tsx";
import { heldAnswer, reportOn, stubService } from "../../testing/stub-service.ts";
import { WidgetGroup } from "../index.ts";
import { renderWidget } from "../testing/index.ts";

// Rules: docs/reference/claims.md#loading-together

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Frame = ({ children }: { children: ReactNode }): ReactNode => children;

function Group({ children }: { children: ReactNode }): JSX.Element {
  return <WidgetGroup frame={Frame}>{children}</WidgetGroup>;
}

test("shows what has arrived when the last widget that it waits for is unmounted", async () => {
  // Without time passing, results are only held back for others.
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const held = heldAnswer();
  const service = stubService((request) =>
    request.path.endsWith("/2") ? held.answer(request) : reportOn(request),
  );
  const { rerender } = renderWidget(
    <Group>
      <Report key="quick" claimNumber="1" />
      <Report key="slow" claimNumber="2" />
      <Report key="also slow" claimNumber="2" />
    </Group>,
    service,
  );
  await nextFrames();

  rerender(
    <Group>
      <Report key="quick" claimNumber="1" />
      <Report key="slow" claimNumber="2" />
    </Group>,
  );
  await nextFrames();
  expect(screen.queryByText("Report 1")).toBeNull();

  rerender(
    <Group>
      <Report key="quick" claimNumber="1" />
    </Group>,
  );
  await nextFrames();
  expect(screen.getByText("Report 1")).toBeTruthy();
});
